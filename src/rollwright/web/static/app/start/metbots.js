// The bots that adapted to the results of this browser, by game: which of them to meet next.

/** `storage` may throw: some browsers keep nothing. @typedef {() => Storage} Store */

const KEY = "rollwright.met-bots";

/** @param {Store} store @returns {Record<string, string>} by game and kind of bot */
function kept(store) {
  try {
    const found = JSON.parse(store().getItem(KEY) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

/** A variant of a bot is called by its kind, a mark and what is special. @param {string} bot */
const kindOf = (bot) => bot.split("-")[0] ?? "";

/** @param {string} game @param {string} bot */
const placeOf = (game, bot) => `${game} ${kindOf(bot)}`;

/** Which bot to ask for where this kind is wanted. @param {Store} store @param {string} game @param {string} kind */
export function botToMeet(store, game, kind) {
  const found = kept(store)[placeOf(game, kind)];
  return typeof found === "string" && kindOf(found) === kind ? found : kind;
}

/** The next game is against this one. @param {Store} store @param {string} game @param {string} bot */
export function meetNext(store, game, bot) {
  try {
    store().setItem(KEY, JSON.stringify({ ...kept(store), [placeOf(game, bot)]: bot }));
  } catch {
    // A browser that keeps nothing meets the bot as it was at first.
  }
}
