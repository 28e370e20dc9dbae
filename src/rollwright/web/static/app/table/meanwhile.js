// While I wait for people at my table, the board of somebody who still plays comes into sight; mine stays a tap away.
import { useEffect, useState } from "../page/ui.js";

/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../types").View} View */
/** @typedef {import("./players.js").Watched} Watched */

/** Whoever is done sooner than this, in milliseconds, needs no audience: nothing shall flicker. */
const PATIENCE_MS = 900;

/** The people who still play while I am done with my turn. Bots are told of in passing, and who is away does nothing. @param {View} view @returns {Seat[]} */
export function stillPlaying({ kind, stage, status, moves, you, seats }) {
  if (you.seat === null || kind !== "table" || stage !== "playing" || status?.phase !== "play" || moves.length) return [];
  return seats.filter((seat) => seat.kind === "person" && seat.waiting && !seat.away && seat.seat !== you.seat);
}

/**
 * Whose sheet I see while I wait; null as long as it is my own as usual.
 * @param {View} view @param {boolean} alone is there no room for the sheets of others, or nothing on them that mine does not show?
 * @returns {Watched | null}
 */
export function useMeanwhile(view, alone) {
  const players = alone ? [] : stillPlaying(view);
  const waits = players.length > 0;
  const [patient, setPatient] = useState(false);
  const [wanted, choose] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    setPatient(false);
    choose(null);
    if (!waits) return undefined;
    const timer = setTimeout(() => setPatient(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  if (!waits || !patient) return null;
  const seats = view.seats.filter(({ kind }) => kind !== "open");
  return { seats, choose, seat: seats.find(({ seat }) => seat === wanted) ?? players[0] };
}
