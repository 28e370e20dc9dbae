// Requests to the server.
import { answerTo } from "./answers.js";
import { oneByOne } from "./onebyone.js";
import { language } from "../page/settings.js";
import { keepWord, newWord } from "./word.js";

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
 * Opens a table where the secret of the dice is sealed before this browser adds its word to them.
 * @param {string} path @param {object} wish @returns {Promise<{table: string}>}
 */
async function openSealed(path, wish) {
  const { seal } = await post("/api/seals", {});
  const word = newWord();
  const opened = await oneByOne(() => post(path, { ...wish, seal, word }));
  keepWord(opened.table, word);
  return opened;
}

/** @param {object} wish */
export const openTable = (wish) => openSealed("/api/tables", wish);

/** How these tables stand, as far as they exist. @param {string[]} tables @returns {Promise<{tables: import("../types").TableLine[]}>} */
export const fetchLines = (tables) => ask(inLanguage(`/api/tables?ids=${tables.join(",")}`));

/** @param {string} table @returns {Promise<{table: string, version: number, view: import("../types").WireView}>} */
export const fetchTable = (table) => ask(inLanguage(`/api/tables/${table}`));

/** @param {string} table @param {string} name @returns {Promise<{seat: number}>} */
export async function joinTable(table, name) {
  const word = newWord();
  const joined = await oneByOne(() => post(`/api/tables/${table}/join`, { name, word }));
  keepWord(table, word);
  return joined;
}

/** Ends all sessions of this visitor, or with `keep` all but this one. @param {boolean} keep @returns {Promise<{token: string}>} */
export const endSessions = (keep) => oneByOne(() => post("/api/guest/end", { keep }));

/** Has everything about this visitor deleted. @returns {Promise<{tables: number}>} */
export const deleteGuest = () => oneByOne(() => post("/api/guest/delete", {}));

/** @param {string} table */
export const rematch = (table) => openSealed(`/api/tables/${table}/rematch`, {});

/**
 * @param {string} table
 * @param {number} step
 * @param {number} seat
 * @returns {Promise<import("../types").Replay>}
 */
export const fetchReplay = (table, step, seat) => ask(inLanguage(`/api/tables/${table}/replay/${step}?seat=${seat}`));

/** @param {string} table @param {number} seat @returns {Promise<import("../types").Review>} */
export const fetchReview = (table, seat) => ask(inLanguage(`/api/tables/${table}/review?seat=${seat}`));
