// The languages of the page, and which of them a visitor reads.

const LANGUAGES = ["en", "es"];

/** @param {() => Storage} storage may throw: some browsers keep nothing @param {string} spoken the language of the browser */
export function languageOf(storage, spoken) {
  let wished = spoken.slice(0, 2);
  try {
    wished = storage().getItem("rollwright.language") ?? wished;
  } catch {
    // Nothing was remembered.
  }
  return LANGUAGES.includes(wished) ? wished : "en";
}
