// What a visitor chose: language, theme and name. memory.js keeps it.
import { signal } from "./ui.js";

export const language = signal("en");
export const theme = signal("system");
export const playerName = signal("");
