// Written by scripts/wire from the types of the server: do not edit.

/** A place on a print: its shape, the box around it, and where and how high to write. */
export interface PrintedPlace {
  id: string;
  name: string;
  d: string;
  box: [number, number, number, number];
  center: [number, number];
  height: number;
  start?: string;
  hand?: string;
}

/** The rule of a card or of a part of a board, and how it scores. */
export interface PrintedRule {
  name: string;
  rule: string;
  scoring: string;
}

/** The inside of an SVG element; its colors are variables, for light and for dark. `about` says in words what a piece shows in signs. */
export interface Drawing {
  title: string;
  width: number;
  height: number;
  svg: string;
  light: Record<string, string>;
  dark: Record<string, string>;
  about?: string;
}

/** A sign that players write: its strokes, and its name. */
export interface DrawnSign {
  d: string;
  name: string;
}

/** A card or board in one language. All seats share one that is `common`. `hand` has what is written on this print alone, by its character. */
export interface PrintDocument {
  id: string;
  drawing: Drawing;
  places: PrintedPlace[];
  sockets: [number, number, number][];
  rules: PrintedRule[];
  common: boolean;
  hand: Record<string, DrawnSign>;
}

/** The pieces of a game in one language, by name. */
export interface TilesDocument {
  tiles: Record<string, Drawing>;
}

/** The strokes of what players write, each in a box of this width and height, and a star. */
export interface HandDocument {
  width: number;
  height: number;
  strokes: Record<string, string>;
  star_box: number;
  star: string;
}

/** A die on the table. */
export interface ShownDie {
  id: string;
  value: string;
  name: string;
  tint?: string;
  mark?: string;
  tile?: string;
}

/** What lies before a seat: the digests of its prints, what is written on them, stars, dice. Places without a mark are as they are printed. */
export interface Board {
  prints: string[];
  marks: [number, string, string?, string?][];
  stars: number[];
  dice: ShownDie[];
}

/** What has changed on a board. With new prints, all marks are given; else the changed ones. */
export interface BoardChange {
  prints?: string[];
  marks?: [number, string, string?, string?][];
  stars?: number[];
  dice?: ShownDie[];
}

/** Legal moves with the same die, price and sources. */
export interface MoveGroup {
  moves: [string, number, number[]?][];
  die?: string;
  price?: string[];
  plain?: boolean;
  ends?: boolean;
  sources?: number[];
}

/** A seat, as all clients see it; `kind` is person, bot or open. A person who is `away` has no open socket. While a large event is played, scores and who is waited for come with the standings alone. */
export interface SeatView {
  seat: number;
  name: string;
  kind: string;
  score?: number;
  points?: string;
  words?: string;
  bot?: string;
  host?: boolean;
  away?: boolean;
  waiting?: boolean;
}

/** When the dice were rolled last: all together, and single ones by seat and die. */
export interface RolledView {
  together: number;
  seats: Record<string, Record<string, number>>;
}

/** Where the game stands. `shown` are the dice that everybody sees. With real dice, `wanted` tells which to roll, with an example. A `verdict` tells how the game ended, where the places of the seats don't. */
export interface StatusView {
  phase: string;
  round: number;
  turn: number;
  waiting: number[];
  scores: number[];
  rolled: RolledView;
  roll?: string;
  round_name?: string;
  turn_name?: string;
  shown?: ShownDie[];
  remarks?: string[];
  wanted?: string;
  example?: string;
  example_words?: string;
  can_unroll?: boolean;
  verdict?: string;
}

/** A side of a real die. */
export interface RealSide {
  text: string;
  name: string;
}

/** A real die whose side the host picks. */
export interface RealDieView {
  name: string;
  sides: RealSide[];
}

/** A line of the log; `named` if its text names the seat already. */
export interface LogLine {
  version: number;
  seat: number | null;
  text: string;
  named?: boolean;
}

/** A part of a score. */
export interface ResultPart {
  heading: string;
  name: string;
  points: string;
}

/** The result of a seat. */
export interface ResultView {
  seat: number;
  name: string;
  place: number;
  score: number;
  points: string;
  words: string;
  numbers: Record<string, string>;
  parts: ResultPart[];
  labels: Record<string, string>;
}

/** The game. */
export interface GameView {
  id: string;
  name: string;
  goal: string;
}

/** The client: its seat, or null; at an event with the seat as others see it. */
export interface You {
  seat: number | null;
  host: boolean;
  name: string;
  entry?: SeatView | null;
}

/** The host, and whether somebody may take over. */
export interface Host {
  name: string;
  away: boolean;
}

/** All parts of the view. `boards` has the own one and those that are watched, by seat. `hand` and `tiles` are digests. */
export interface View {
  table: string;
  kind: string;
  stage: string;
  game: GameView;
  language: string;
  status: StatusView | null;
  commitment: string;
  seed: string;
  log: LogLine[];
  dice: string;
  rematch: string;
  count: number;
  seats: SeatView[];
  result: ResultView[];
  winners: number;
  host: Host;
  hand: string;
  tiles: string;
  you: You;
  can_undo: boolean;
  question: string;
  ending: string;
  real_dice: RealDieView[];
  moves: MoveGroup[];
  boards: Record<string, Board>;
}

/** What has changed: parts of the view, boards by seat, and new lines of the log. */
export interface Update {
  op: "update";
  version: number;
  changes?: Partial<View>;
  boards?: Record<string, BoardChange>;
  lines?: LogLine[];
}

/** The whole view. */
export interface ViewMessage {
  op: "view";
  version: number;
  view: View;
}

/** The command is in the log. */
export interface Ack {
  op: "ack";
  command: string;
  version: number;
}

/** Why something was refused. */
export interface Failure {
  code: string;
  message: string;
}

/** The command or query was refused, and changed nothing. */
export interface RefusedMessage {
  op: "refused";
  command: string;
  error: Failure;
  version: number;
}

/** Is a move legal, and if not, why? */
export interface Why {
  op: "why";
  command: string;
  legal: boolean;
  reason: string;
}

/** The move that a good bot would make. */
export interface HintMessage {
  op: "hint";
  command: string;
  move: string;
  label: string;
}

/** Sentences for moves, by their texts. */
export interface Labels {
  op: "labels";
  command: string;
  labels: Record<string, string>;
}

/** The boards of these seats are sent from now on. */
export interface Watching {
  op: "watching";
  command: string;
  seats: number[];
}

/** Seats found by a name. */
export interface FoundSeats {
  op: "seats";
  command: string;
  seats: SeatView[];
  version: number;
}

/** One of the best seats. */
export interface Standing {
  seat: number;
  name: string;
  score: number;
  points: string;
  place: number;
}

/** The own place. */
export interface OwnStanding {
  score: number;
  points: string;
  words: string;
  place: number;
}

/** The standings of an event. */
export interface StandingsMessage {
  op: "standings";
  top: Standing[];
  waiting: number;
  seats: number;
  version: number;
  you: OwnStanding | null;
}

/** The server closes the socket. */
export interface Gone {
  op: "gone";
  code: string;
  reason: string;
}

/** How many can play; `max` is null where there is no limit. */
export interface SeatRange {
  min: number;
  max: number | null;
}

/** An id that a list may hold, and its name for people. */
export interface ListItem {
  id: string;
  name: string;
}

/** The lists of ids that an option takes: up to `most` lists of `size` distinct ids. If `most` is 0, the value is a single list; if `size` is 0, a list may have any length. */
export interface ListsOption {
  items: ListItem[];
  size: number;
  most: number;
}

/** An option of a game, with its title and labels for people. */
export interface OptionInfo {
  name: string;
  title: string;
  default: unknown;
  choices: unknown[];
  labels: string[];
  lists: ListsOption | null;
}

/** What of a game can be printed: rules for the backs, and the options that matter to it. */
export interface PaperInfo {
  rules: boolean;
  options: string[];
}

/** A game that can be played; `paper` is null if it can't be printed. */
export interface GameInfo {
  id: string;
  name: string;
  goal: string;
  seats: SeatRange;
  options: OptionInfo[];
  paper: PaperInfo | null;
}

/** All games, bots (ids, and names by id) and languages; can PDF and PNG files be made here? */
export interface GamesResponse {
  games: GameInfo[];
  bots: string[];
  bot_names: Record<string, string>;
  languages: string[];
  prints: boolean;
}

/** A table that was opened; `seat` is null for a host without a seat. */
export interface TableOpened {
  table: string;
  seat: number | null;
  commitment: string;
}

/** The URL of this server for others; empty if unreachable, or asked from another machine. */
export interface AddressResponse {
  address: string;
}

/** The view of a table for one guest. */
export interface ViewResponse {
  table: string;
  version: number;
  view: Record<string, unknown>;
}

/** A request for a seat. */
export interface JoinRequest {
  name: string;
  word: string;
}

/** A request for a rematch, with the host's word for the next dice. */
export interface RematchRequest {
  seal: string;
  word: string;
}

/** The commitment to the seed of a table that is yet to be opened. */
export interface SealResponse {
  seal: string;
}

/** The seat of the guest. */
export interface JoinResponse {
  seat: number;
}

/** The id of the rematch. */
export interface RematchResponse {
  table: string;
}

/** A finished game after `step` of its `steps`. */
export interface ReplayStepResponse {
  steps: number;
  step: number;
  text: string;
  rolled: RolledView;
  board: Board;
  hand: string;
  tiles: string;
}

export type ServerMessage = Update | ViewMessage | Ack | RefusedMessage | Why | HintMessage | Labels | Watching | FoundSeats | StandingsMessage | Gone;
