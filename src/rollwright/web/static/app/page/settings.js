// What a visitor chose: language, theme, sound and name. memory.js keeps it.
import { signal } from "./ui.js";

export const language = signal("en");
export const theme = signal("system");
/** "on" or "off" */
export const sound = signal("on");
/** Bots decide one by one, "paced", or "at-once". */
export const bots = signal("paced");
export const playerName = signal("");
/** The games that were explained, or that somebody wants no explanation of: their ids, with blanks between. */
export const taught = signal("");
