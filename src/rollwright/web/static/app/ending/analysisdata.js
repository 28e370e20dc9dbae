// How far the analysis of a seat is, asked again and again while it is under way; and what shows it, which comes with the end of a game.
import { fetchAnalysis, openBranch, startAnalysis } from "../connection/api.js";
import { failureText } from "../connection/failure.js";
import { go } from "../page/route.js";
import { nameOrGuest, seatsOf } from "../page/seat.js";
import { language } from "../page/settings.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../page/ui.js";
import { addWords, say } from "../words/words.js";

/** @typedef {import("../types").Analysis} Analysis */
/** @typedef {{found: Analysis | null, failure: string, start: () => void}} Analysing */

/** @type {import("./analysistools.js").Tools} */
const TOOLS = { html, useLayoutEffect, useRef, useState, say, language, go, nameOrGuest, seatsOf, openBranch, failureText };
/** So long until it is asked again how far it is. */
const ASK_MS = 1500;

/** @param {string} table @param {number} seat @returns {Analysing} `found`: null as long as nothing is known */
export function useAnalysis(table, seat) {
  const [found, setFound] = useState(/** @type {Analysis | null} */ (null));
  const [failure, setFailure] = useState("");
  const [asked, setAsked] = useState(0);
  const spoken = language.value;
  /** Whoever looks at another seat meanwhile is told nothing of this one. */
  const wanted = useRef("");
  wanted.current = `${table} ${seat}`;
  const runs = found?.state === "running";
  useEffect(() => { setFound(null); setFailure(""); }, [table, seat]);
  useEffect(() => {
    let current = true;
    const take = (/** @type {Analysis} */ now) => {
      if (!current) return;
      setFailure("");
      setFound(now);
    };
    // As long as it runs a lost connection is no reason to tell anything: it is asked again.
    const ask = () => fetchAnalysis(table, seat).then(take, () => undefined).then(() => { if (current && runs) setAsked(asked + 1); });
    const timer = setTimeout(ask, runs ? ASK_MS : 0);
    return () => { current = false; clearTimeout(timer); };
  }, [table, seat, spoken, runs, asked]);
  const start = () => {
    setFailure("");
    const asks = wanted.current;
    const isWanted = () => asks === wanted.current;
    startAnalysis(table, seat).then((now) => { if (isWanted()) setFound(now); }, (error) => { if (isWanted()) setFailure(failureText(error)); });
  };
  return { found, failure, start };
}

/** The part of the page that shows it; null until it is here. @returns {typeof import("./analysis.js") | null} */
export function useAnalysisPart() {
  const [part, setPart] = useState(/** @type {typeof import("./analysis.js") | null} */ (null));
  useEffect(() => { import("./analysis.js").then((come) => { come.begin(TOOLS, addWords); setPart(come); }, () => undefined); }, []);
  return part;
}
