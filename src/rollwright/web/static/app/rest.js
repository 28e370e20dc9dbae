// What nobody needs while a game is played: the start page, the lobby, the puzzles, the end, the big screen, the help, the sheets
// of others in large, and all that is told of a hint. Fetched by `page/later.js`.
import { addWords } from "./words/words.js";
import { enLater } from "./words/enlater.js";

addWords(enLater);
export { PictureDialog } from "./ending/downloads.js";
export { Ending } from "./ending/ending.js";
export { Puzzles } from "./puzzle/puzzles.js";
export { PuzzleEnd } from "./puzzle/verdict.js";
export { Screen } from "./presenter/screen.js";
export { Help } from "./table/help.js";
export { Lobby } from "./start/lobby.js";
export { WatchedSheet } from "./table/watched.js";
export { Ways } from "./table/ways.js";
export { Start } from "./start/start.js";
