// Written by scripts/wire from the types of the server: do not edit.

/** A place on a print: its shape, the box around it, and where and how high to write. `heading` is the name of the line that begins with it, and `step` what it costs to come here from the place before it. `printed` says in words what signs tell there: its price, its gains. */
export interface PrintedPlace {
  id: string;
  name: string;
  d: string;
  box: [number, number, number, number];
  center: [number, number];
  height: number;
  start?: string;
  hand?: string;
  heading?: string;
  step?: string[];
  printed?: string;
}

/** The rule of a card or of a part of a board, and how it scores. */
export interface PrintedRule {
  name: string;
  rule: string;
  scoring: string;
}

/** The inside of an SVG element; its colors are variables, for light and for dark. `about` says in words what a piece shows in signs. From `caption` on, downwards, it has nothing but its title, which the page may write itself. */
export interface Drawing {
  title: string;
  width: number;
  height: number;
  svg: string;
  light: Record<string, string>;
  dark: Record<string, string>;
  about?: string;
  caption?: number;
}

/** A sign that players write: its strokes, and its name. */
export interface DrawnSign {
  d: string;
  name: string;
}

/** A stamp on a print: its center, its width, and what it means. */
export interface DrawnSeal {
  x: number;
  y: number;
  size: number;
  words: string;
}

/** A card or board in one language. All seats share one that is `common`. `hand` has what is written on this print alone, by its character. `role` is what it is there for: a `board` lies on the table, an `aside` is to look something up, and a `tally` only counts what the counters of a board tell as well. A `seal` tells at a tap what it means. */
export interface PrintDocument {
  id: string;
  drawing: Drawing;
  places: PrintedPlace[];
  sockets: [number, number, number][];
  rules: PrintedRule[];
  common: boolean;
  hand: Record<string, DrawnSign>;
  role: string;
  seal?: DrawnSeal | null;
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

/** Rules of the game under a heading. */
export interface RulesSection {
  heading: string;
  sentences: string[];
}

/** What to tell of a part of the table in a first turn. */
export interface LessonView {
  part: string;
  text: string;
}

/** What can be read of a game in one language: its rules beside those of its cards, and lessons. The lessons are for those who have never played it. */
export interface BookDocument {
  rules: RulesSection[];
  lessons: LessonView[];
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

/** What lies before a seat: the digests of its prints, what is written on them, stars, dice. Places without a mark are as they are printed. `counters` has the numbers of the counters of the game, in their order. */
export interface Board {
  prints: string[];
  marks: [number, string, string?, string?][];
  stars: number[];
  dice: ShownDie[];
  counters: number[];
}

/** What has changed on a board. With new prints, all marks are given; else the changed ones. */
export interface BoardChange {
  prints?: string[];
  marks?: [number, string, string?, string?][];
  stars?: number[];
  dice?: ShownDie[];
  counters?: number[];
}

/** Legal moves with the same die, price and sources. `makes` is the sign or the tile of what they give and no place shows, such as `die4`. `like` is the id of an earlier die with which the same moves lead to the same. `forfeits` are the signs of what is lost for good though it could still be used: a surface asks before it makes such a move. `harms` is the sign of what they write though nobody wants it, such as `x`: a surface tells them apart from those that do somebody good. `skips`: the die is put aside because nothing can be done with it. */
export interface MoveGroup {
  moves: [string, number, number[]?][];
  die?: string;
  price?: string[];
  plain?: boolean;
  ends?: boolean;
  sources?: number[];
  makes?: string;
  like?: string;
  forfeits?: string[];
  harms?: string;
  skips?: boolean;
}

/** One of those whose scores decide at a seat; `acts` if it is played for now. */
export interface ContenderView {
  name: string;
  points: string;
  score: number;
  acts?: boolean;
}

/** A seat, as all clients see it; `kind` is person, bot or open. A person who is `away` has no open socket. A `remark` stands beside the name, such as a level of its own; `place` is the present one among all seats, or 0, and `sum` tells how the score comes about. `contenders` are those whose scores decide, where that is not done seat by seat, the seat itself first. While a large event is played, scores and who is waited for come with the standings alone. */
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
  remark?: string;
  place?: number;
  sum?: string;
  contenders?: ContenderView[];
}

/** When the dice were rolled last: all together, and single ones by seat and die. */
export interface RolledView {
  together: number;
  seats: Record<string, Record<string, number>>;
}

/** A roll in the notation of records, and its number from 1. */
export interface Outcome {
  number: number;
  text: string;
}

/** Where the game stands. `shown` are the dice that everybody sees. `rounds` is how many rounds the game has, and `turns` how many turns this round has; 0 where nobody can know. `turn_names` are those of all turns of a round, where they have names, and `turn_name` is that of this turn. With real dice, `wanted` tells which to roll, with an example. A `verdict` tells how the game ended, where the places of the seats don't. `outcome` is the last roll of automatic dice, as it will stand in the record. */
export interface StatusView {
  phase: string;
  round: number;
  turn: number;
  rounds: number;
  turns: number;
  waiting: number[];
  scores: number[];
  rolled: RolledView;
  outcome?: Outcome | null;
  roll?: string;
  round_name?: string;
  turn_name?: string;
  turn_names?: string[];
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

/** A line of the log; `named` if its text names the seat already. `kind` is what it tells of: a `roll`, a `move`, what follows for all in this `turn` or as the `round` ends, who has a `seat`, the `time` that was up, or something `other`. */
export interface LogLine {
  version: number;
  seat: number | null;
  text: string;
  kind: string;
  named?: boolean;
}

/** A part of a score, or a `total` that adds up others. */
export interface ResultPart {
  heading: string;
  name: string;
  points: string;
  total?: boolean;
}

/** The result of a seat; its `place` is 0 where only the verdict tells who won. */
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
  remark?: string;
}

/** Something that each board has a number of. Its `id` is the name that prices have for it, `sign` that of its picture, and `about` tells what it is good for. One that is `common` belongs to the table, and is the same on all boards. One with a `heading` is never spent: it is told under that heading, in the color `tint`. */
export interface CounterInfo {
  id: string;
  name: string;
  sign: string;
  about: string;
  common?: boolean;
  tint?: string;
  heading?: string;
}

/** The game. `counters` are known once it has begun, and may be others in another round. `options` are those that were chosen, and `warnings` tell what to know of them; both are known in the lobby alone. `scoring` tells what the number beside a name counts, and `cost` is what one pays with in this game, in a word or two. */
export interface GameView {
  id: string;
  name: string;
  goal: string;
  counters: CounterInfo[];
  warnings?: string[];
  options?: Record<string, unknown>;
  scoring?: string;
  cost?: string;
}

/** An attempt of the toss that was broken off: its commitment and secret, and who withheld. */
export interface BrokenView {
  commitment: string;
  seed: string;
  withheld: number[];
}

/** How the dice are made: `phase` is pledging, revealing or settled, in which `attempt`. `frozen` is the hash of the frozen list of `pledges`, and `barred` are the seats that withheld a word before. Of an event, where they would be too many, the last three are empty. */
export interface TossView {
  phase: string;
  attempt: number;
  frozen?: string;
  pledges?: [number, number, string][];
  barred?: number[];
  broken?: BrokenView[];
}

/** The client: its seat, or null; at an event with the seat as others see it. `pledge` is the hash of the own word for the dice, in the present attempt of the toss. */
export interface You {
  seat: number | null;
  host: boolean;
  name: string;
  entry?: SeatView | null;
  pledge?: string;
}

/** The host, and whether somebody may take over. */
export interface Host {
  name: string;
  away: boolean;
}

/** What a game goes on from that began in the middle. `kind` is `table`, with its id and the number of the roll after which it goes on, or `puzzle`, with its name. */
export interface OriginView {
  kind: string;
  name: string;
  roll: number;
}

/** All parts of the view. `boards` has the own one and those that are watched, by seat. `book`, `hand` and `tiles` are digests. `origin` is what a game goes on from that began in the middle. `rematch_by` is the seat that opened the next table. `watchers` counts those who are here without a seat, up to 20; at an event nobody does. */
export interface View {
  table: string;
  kind: string;
  origin: OriginView | null;
  stage: string;
  locked: boolean;
  game: GameView;
  book: string;
  language: string;
  status: StatusView | null;
  commitment: string;
  seed: string;
  toss: TossView | null;
  log: LogLine[];
  dice: string;
  rematch: string;
  rematch_by: number | null;
  watchers: number;
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

/** Is a move legal, and if not, why? The reason is short, for somebody who looks at the place; `rule` is all there is to say, with the names of places as in moves, where that is more. */
export interface Why {
  op: "why";
  command: string;
  legal: boolean;
  reason: string;
  rule: string;
}

/** Another way to play the turn: its first move, and in words what it costs on average. One that is `even` is about as good as the hint. */
export interface HintWay {
  move: string;
  label: string;
  cost: string;
  even: boolean;
}

/** The move that a good bot would make, facts that speak for it, and other ways. `searched` tells what was compared; it is empty, and there are no ways, where nothing was. */
export interface HintMessage {
  op: "hint";
  command: string;
  move: string;
  label: string;
  reasons: string[];
  ways: HintWay[];
  searched: string;
}

/** What a move would change on the own board. */
export interface PreviewMessage {
  op: "preview";
  command: string;
  board: BoardChange;
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

/** Does this client want bots to decide at once? */
export interface Skipping {
  op: "skipping";
  command: string;
  on: boolean;
}

/** The host's countdown: the seconds for a turn, and how many are left now; 0: there is none. It stands still unless it `runs`, and is for this turn alone unless for `every` one. */
export interface CountdownMessage {
  op: "countdown";
  seconds: number;
  left: number;
  every: boolean;
  runs: boolean;
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
  words: string;
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

/** An id that a list may hold, and its name for people. `picture` is the digest of its drawing, empty if there is none, and `ours` the share of the card that is not known from print, but reconstructed. */
export interface ListItem {
  id: string;
  name: string;
  picture: string;
  ours: number;
}

/** The lists of ids that an option takes: up to `most` lists of `size` distinct ids. If `most` is 0, the value is a single list; if `size` is 0, a list may have any length. If the option has choices as well, `meant` are the ids that each of them stands for. */
export interface ListsOption {
  items: ListItem[];
  size: number;
  most: number;
  meant: string[][];
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

/** A picture by its digest, and its size. */
export interface CoverPicture {
  picture: string;
  width: number;
  height: number;
}

/** A die that was rolled in the game of a cover. */
export interface CoverDie {
  value: string;
  tint?: string;
}

/** A game that can be played; `paper` is null if it can't be printed. `pieces` is the game whose cards it is played with, mostly itself, and `minutes` how long it takes, or 0. `cover` are pictures that show it in play: what was written in the first turn of that game is in a group with `data-turn="1"`, and so on. `rolls` are the dice of these turns; empty if they show no numbers. */
export interface GameInfo {
  id: string;
  name: string;
  goal: string;
  pieces: string;
  minutes: number;
  cover: CoverPicture[];
  rolls: CoverDie[][];
  seats: SeatRange;
  options: OptionInfo[];
  paper: PaperInfo | null;
}

/** All games, bots and languages; can PDF and PNG files be made here? Bots are ids; `bot_names` and `bot_abouts` tell by id what each is called, and how it plays. */
export interface GamesResponse {
  games: GameInfo[];
  bots: string[];
  bot_names: Record<string, string>;
  bot_abouts: Record<string, string>;
  languages: string[];
  prints: boolean;
}

/** A table that was opened; `seat` is null for a host without a seat. `warnings` tell what to know of the chosen options. */
export interface TableOpened {
  table: string;
  seat: number | null;
  commitment: string;
  warnings: string[];
}

/** A card that lies on a table, with the digest of its picture. */
export interface LineCard {
  name: string;
  picture: string;
}

/** A table in a few words, as one guest sees it. `yours` if it waits for this guest; `waiting` names some others it waits for. `others` has some names beside the own, and `count` is how many seats are taken. `score` is the own score in words, or empty, and `place` the own place at the end, else 0. Where the turns of a round have names, `turn` is 0. `cards` are those that are played this round, where there are several to choose from, and `asks` is what a table that waits for this guest wants. */
export interface TableLine {
  table: string;
  game: GameView;
  kind: string;
  stage: string;
  seat: number | null;
  host: boolean;
  round: number;
  turn: number;
  round_name: string;
  yours: boolean;
  waiting: string[];
  others: string[];
  count: number;
  place: number;
  score: string;
  cards: LineCard[];
  asks: string;
}

/** Those of the tables that exist, in the order of the request. */
export interface TablesResponse {
  tables: TableLine[];
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

/** A request for a seat; `adds_word` says that a word for the dice will be pledged. */
export interface JoinRequest {
  name: string;
  adds_word: boolean;
}

/** An attempt of the toss that was broken off, as in `DiceResponse`. */
export interface BrokenAttempt {
  seed: string;
  pledges: [number, number, string][];
  words: Record<string, string>;
}

/** A roll, its number, and what each of the numbers from which it comes would have brought. `choices` has a list for each of them: as many texts as the number has values, from 0 on, and the text at its value is the roll. */
export interface RollNumbers {
  number: number;
  text: string;
  choices: string[][];
}

/** All that is needed to derive the rolls of a finished game again. `broken` are the attempts of the toss before the one that counts, in order. */
export interface DiceResponse {
  seed: string;
  pledges: [number, number, string][];
  words: Record<string, string>;
  broken: BrokenAttempt[];
  rolls: RollNumbers[];
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

/** The scores after a turn, by seat: as numbers, and as people read them. `step` is the step of the replay that ended the turn. Where the turns of a round have names, a point stands for a whole round, and its `turn` is 0. The first point is the beginning. */
export interface CurvePoint {
  step: number;
  round: number;
  turn: number;
  round_name: string;
  values: number[];
  points: string[];
}

/** How good a score is: it is `better` than so many of a hundred games of a bot. `band` is the number of its band, 0 for the best; `limits` has the worst score of each band, the last one empty. `games` were measured. The cards of the table were `usual` if they were dealt as in those games. */
export interface YardstickView {
  bot: string;
  games: number;
  usual: boolean;
  better: number;
  band: number;
  limits: string[];
}

/** A bot that has adapted to a result: its id, and what has changed. */
export interface NextBot {
  bot: string;
  told: string;
}

/** How a finished game went. Games with the same `setup` have scores that can be compared. The `curve` of an event is empty; `yardstick` is null where nothing was measured. `next_bot` is which bot to meet next, where one has adapted to the result. */
export interface ReviewResponse {
  higher_is_better: boolean;
  setup: string;
  curve: CurvePoint[];
  yardstick: YardstickView | null;
  next_bot: NextBot | null;
}

/** The seat whose turns are to be analysed. */
export interface AnalysisRequest {
  seat: number;
}

/** What a roll brought a seat, and what the moves that it made afterwards cost. Luck, loss and error are in the unit of the scores as people read them; more is always better for the seat, also where scores are better the lower they are. Where `loss` is 0, nothing better is sure to have been there, and `better` is empty. The moves begin after the replay's `step`, and the last of them is its step `end`. `choices` is how many different ends were compared. `turn_name` is empty where turns have none. */
export interface AnalysedTurn {
  step: number;
  end: number;
  round: number;
  turn: number;
  round_name: string;
  turn_name: string;
  rolled: string;
  luck: number;
  loss: number;
  error: number;
  choices: number;
  played: string[];
  better: string[];
}

/** The analysis of a seat of a finished game: `none`, `running`, `failed` or `done`. While it runs, `done` of `total` turns are analysed. Only when it is done it has `turns`, the sums of their `luck` and `loss`, both also without a sign in words, and the numbers of those that cost most, as `points`. `is_low_better` tells that luck has saved what scores count. */
export interface AnalysisResponse {
  state: string;
  done: number;
  total: number;
  luck: number;
  loss: number;
  luck_words: string;
  loss_words: string;
  is_low_better: boolean;
  points: number[];
  turns: AnalysedTurn[];
}

/** Who goes on from a finished game, after which step of its replay. `bot` takes the other seats; by default one that sat there. `adds_word` says that a word for the dice will be pledged. */
export interface BranchRequest {
  seat: number;
  step: number;
  name: string;
  bot: string;
  adds_word: boolean;
}

/** Which sessions end: all of them, or all but this one, which gets a new token. */
export interface EndRequest {
  keep: boolean;
}

/** The new token of the session that was kept; empty for none. */
export interface EndResponse {
  token: string;
}

/** In how many tables the guest was. */
export interface DeleteResponse {
  tables: number;
}

/** A puzzle and its game; of a hundred quick looks so many miss the best way. */
export interface PuzzleInfo {
  name: string;
  game: string;
  game_name: string;
  difficulty: number;
}

/** All puzzles, those of a game together, easy ones first. */
export interface PuzzlesResponse {
  puzzles: PuzzleInfo[];
}

/** What lies before the seat of a puzzle, and its dice, where they show numbers. */
export interface PuzzlePicture {
  cover: CoverPicture[];
  dice: CoverDie[];
}

/** Who wants to play a puzzle. */
export interface PuzzleRequest {
  name: string;
}

/** A table at which a puzzle is played, and the seat whose turn it is. */
export interface PuzzleTable {
  table: string;
  seat: number;
}

/** How a puzzle was played; `solved` if nothing better is sure to be there. Against the best way it costs the `loss` on average, in words, with its standard error, which is empty where it is sure. `second` is what the second best known way costs. `played` and `best` show both ways step by step, first what was there before any move. */
export interface PuzzleVerdict {
  puzzle: string;
  solved: boolean;
  loss: string;
  error: string;
  second: string;
  played: ReplayStepResponse[];
  best: ReplayStepResponse[];
}

export type ServerMessage = Update | ViewMessage | Ack | RefusedMessage | Why | HintMessage | PreviewMessage | Labels | Watching | Skipping | CountdownMessage | FoundSeats | StandingsMessage | Gone;
