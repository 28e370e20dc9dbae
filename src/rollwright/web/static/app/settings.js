// What a visitor chose, remembered in this browser: language, theme and name.
import { effect, signal } from "./ui.js";

const LANGUAGES = ["en", "es"];

/** @param {string} key @param {string} fallback */
function remembered(key, fallback) {
  try {
    return localStorage.getItem(`rollwright.${key}`) ?? fallback;
  } catch {
    return fallback;
  }
}

/** @param {string} key @param {string} value */
function remember(key, value) {
  try {
    localStorage.setItem(`rollwright.${key}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function firstLanguage() {
  const wished = remembered("language", navigator.language.slice(0, 2));
  return LANGUAGES.includes(wished) ? wished : "en";
}

export const language = signal(firstLanguage());
export const theme = signal(remembered("theme", "system"));
export const playerName = signal(remembered("name", ""));

effect(() => {
  remember("language", language.value);
  document.documentElement.lang = language.value;
});
effect(() => {
  remember("theme", theme.value);
  document.documentElement.dataset["wish"] = theme.value;
  document.documentElement.dispatchEvent(new Event("wish"));
});
effect(() => remember("name", playerName.value));
