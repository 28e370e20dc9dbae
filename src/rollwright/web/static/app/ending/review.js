// What the server tells of a finished game as a whole: the scores turn by turn, and how good the last one is.
import { fetchReview } from "../connection/api.js";
import { language } from "../page/settings.js";
import { useEffect, useState } from "../page/ui.js";

/** @typedef {import("../types").Review} Review */

/** Null as long as it is on its way, and where it can't be had: the end is complete without it. @param {string} table @param {number} seat */
export function useReview(table, seat) {
  const [review, setReview] = useState(/** @type {Review | null} */ (null));
  const spoken = language.value;
  useEffect(() => {
    let current = true;
    fetchReview(table, seat).then((found) => { if (current) setReview(found); }, () => undefined);
    return () => { current = false; };
  }, [table, seat, spoken]);
  return review;
}
