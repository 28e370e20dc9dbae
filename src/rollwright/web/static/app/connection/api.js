// Requests to the server.
import { answerTo } from "./answers.js";
import { oneByOne } from "./onebyone.js";
import { language } from "../page/settings.js";
import { Sight } from "../dice/sight.js";
import { pledgeOf } from "../dice/toss.js";
import { newWord } from "../dice/word.js";

/** A refusal by the server, with its sentence. */
export class ApiError extends Error {
  /** @param {string} code @param {string} message @param {number} status */
  constructor(code, message, status) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/**
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<any>}
 */
async function ask(path, init) {
  const response = await answerTo(path, { headers: { "Content-Type": "application/json", "Accept-Language": language.value }, ...init });
  const body = await response.json().catch(() => ({}));
  if (!response.ok) {
    const error = body.error ?? { code: "failed", message: response.statusText };
    throw new ApiError(error.code, error.message, response.status);
  }
  return body;
}

/** @param {string} path */
function inLanguage(path) {
  return `${path}${path.includes("?") ? "&" : "?"}language=${language.value}`;
}

/** @param {string} path @param {object} body */
function post(path, body) {
  return ask(inLanguage(path), { method: "POST", body: JSON.stringify(body) });
}

/** @returns {Promise<import("../types").Catalogue>} */
export const fetchGames = () => ask(inLanguage("/api/games"));

/** @returns {Promise<{address: string}>} */
export const fetchAddress = () => ask("/api/address");

/**
 * Opens a table. The secret of its dice is sealed before this browser pledges its word for them, with the first seat.
 * @param {object} wish @returns {Promise<{table: string, seat: number | null}>}
 */
export async function openTable(wish) {
  const { seal } = await post("/api/seals", {});
  const word = newWord();
  const pledge = pledgeOf(seal, 0, word);
  const opened = await oneByOne(() => post("/api/tables", { ...wish, seal, pledge, adds_word: true }));
  // Real dice have no seal.
  if (opened.commitment) {
    const sight = new Sight(opened.table);
    sight.keepWord(pledge, word);
    sight.sawCommitment(1, seal);
  }
  return opened;
}

/** How these tables stand, as far as they exist. @param {string[]} tables @returns {Promise<{tables: import("../types").TableLine[]}>} */
export const fetchLines = (tables) => ask(inLanguage(`/api/tables?ids=${tables.join(",")}`));

/** @param {string} table @returns {Promise<{table: string, version: number, view: import("../types").WireView}>} */
export const fetchTable = (table) => ask(inLanguage(`/api/tables/${table}`));

/** @param {string} table @param {string} name @returns {Promise<{seat: number}>} */
export const joinTable = (table, name) => oneByOne(() => post(`/api/tables/${table}/join`, { name, adds_word: true }));

/** Ends all sessions of this visitor, or with `keep` all but this one. @param {boolean} keep @returns {Promise<{token: string}>} */
export const endSessions = (keep) => oneByOne(() => post("/api/guest/end", { keep }));

/** Has everything about this visitor deleted. @returns {Promise<{tables: number}>} */
export const deleteGuest = () => oneByOne(() => post("/api/guest/delete", {}));

/** @param {string} table @returns {Promise<{table: string}>} */
export const rematch = (table) => oneByOne(() => post(`/api/tables/${table}/rematch`, {}));

/** What the dice of a finished game come from. @param {string} table @returns {Promise<import("../wire").DiceResponse>} */
export const fetchDice = (table) => ask(inLanguage(`/api/tables/${table}/dice`));

/**
 * @param {string} table
 * @param {number} step
 * @param {number} seat
 * @returns {Promise<import("../types").Replay>}
 */
export const fetchReplay = (table, step, seat) => ask(inLanguage(`/api/tables/${table}/replay/${step}?seat=${seat}`));

/** @returns {Promise<import("../wire").PuzzlesResponse>} */
export const fetchPuzzles = () => ask(inLanguage("/api/puzzles"));

/** @param {string} name @returns {Promise<import("../types").PuzzlePicture>} */
export const fetchPuzzlePicture = (name) => ask(inLanguage(`/api/puzzles/${name}/picture`));

/** Opens a table for a puzzle. @param {string} puzzle @param {string} name of who plays it @returns {Promise<import("../wire").PuzzleTable>} */
export const openPuzzle = (puzzle, name) => oneByOne(() => post(`/api/puzzles/${puzzle}/tables`, { name }));

/** How a puzzle was played, once its turn is decided. @param {string} table @returns {Promise<import("../types").PuzzleVerdict>} */
export const fetchVerdict = (table) => ask(inLanguage(`/api/tables/${table}/verdict`));

/** @param {string} table @param {number} seat @returns {Promise<import("../types").Analysis>} */
export const fetchAnalysis = (table, seat) => ask(inLanguage(`/api/tables/${table}/analysis?seat=${seat}`));

/** Has a seat analysed, unless it is under way or done. @param {string} table @param {number} seat @returns {Promise<import("../types").Analysis>} */
export const startAnalysis = (table, seat) => post(`/api/tables/${table}/analysis`, { seat });

/**
 * Opens a table that goes on from a step of a finished one.
 * @param {string} table @param {{seat: number, step: number, name: string}} wish @returns {Promise<{table: string}>}
 */
export const openBranch = (table, wish) => oneByOne(() => post(`/api/tables/${table}/branch`, { ...wish, adds_word: true }));

/** @param {string} table @param {number} seat @returns {Promise<import("../types").Review>} */
export const fetchReview = (table, seat) => ask(inLanguage(`/api/tables/${table}/review?seat=${seat}`));
