// A roll in words that are read from afar.
import { say } from "../words/words.js";

/** @typedef {import("../types").Die} Die */

/** What plain dice show in a few words, such as "1 and 4"; faces with pictures have too many. @param {Die[]} dice */
export function rollWords(dice) {
  if (!dice.length || dice.some(({ tile, value }) => tile || !value)) return "";
  const words = dice.map(({ tint, name, value }) => (tint ? name : value));
  const all = words.reduce((said, one, at) => (at < words.length - 1 ? `${said}, ${one}` : say("screen.and", { one: said, two: one })));
  return all.charAt(0).toUpperCase() + all.slice(1);
}
