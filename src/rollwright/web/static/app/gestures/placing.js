// Where a menu lies beside what was tapped.

/** Around a menu, in pixels. */
const MARGIN = 8;

/**
 * Below a place, else above or beside it, and always inside of the window.
 * @param {{left: number, top: number, right: number, bottom: number}} place
 * @param {{width: number, height: number}} menu @param {{width: number, height: number}} room of the window
 */
export function placeBeside(place, menu, room) {
  const lowest = room.height - menu.height - MARGIN;
  const below = place.bottom + MARGIN;
  const top = below <= lowest ? below : place.top - MARGIN - menu.height;
  const left = top < MARGIN ? place.right + MARGIN : place.left;
  return {
    left: Math.max(MARGIN, Math.min(left, room.width - menu.width - MARGIN)),
    top: Math.max(MARGIN, Math.min(top, lowest)),
  };
}
