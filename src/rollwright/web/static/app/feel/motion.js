// How much may move.

/** Does this visitor want everything to stay still? */
export function prefersCalm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
