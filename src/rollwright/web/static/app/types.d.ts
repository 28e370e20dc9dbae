// The words on the wire, as docs/server.md tells them.

export interface Lists { items: { id: string; name: string }[]; size: number; most: number }
export interface Option { name: string; title: string; default: unknown; choices: unknown[]; labels: string[]; lists: Lists | null }
export interface GameCard {
  id: string; name: string; goal: string;
  seats: { min: number; max: number | null };
  options: Option[];
}
export interface Catalogue { games: GameCard[]; bots: string[]; bot_names: Record<string, string>; languages: string[] }

export interface Cell {
  id: string; shape: string; numbers: number[]; center: [number, number];
  mark: string; text: string; print: string; title: string; name: string; tint: string; icons: string[]; dots?: number;
}
export interface Group { id: string; name: string; cells: Cell[]; common?: boolean }
export interface Sheet { groups: Group[] }

export interface Move { move: string; label: string; cell: string; from?: string[]; note?: string }
export interface Seat {
  seat: number; name: string; kind: "person" | "bot" | "open";
  here: boolean; waiting: boolean; score: number; points: string; words: string; host?: boolean; bot?: string;
}
/** When the dice were rolled last: all together, and single ones by seat and cell. */
export interface Rolled { together: number; seats: Record<string, Record<string, number>> }
export interface Status {
  phase: "roll" | "play" | "over"; round: number; turn: number;
  dice: unknown; rolled: Rolled; waiting: number[]; scores: number[]; roll?: string; turn_name?: string; remarks?: string[];
  wanted?: string; example?: string; example_words?: string; can_unroll?: boolean;
}
/** A die whose side the host picks out of a list. */
export interface RealDie { name: string; sides: { text: string; name: string }[] }
export interface LogLine { version: number; seat: number | null; text: string; named?: boolean }
export interface Rule { group: string; name: string; rule: string; scoring: string }
export interface Result {
  seat: number; name: string; place: number; score: number; points: string;
  words: string;
  numbers: Record<string, unknown>; labels?: Record<string, string>;
  parts: { heading: string; name: string; points: string }[];
}
export interface View {
  table: string; kind: "table" | "event"; stage: "lobby" | "playing" | "paused" | "over";
  game: { id: string; name: string; goal: string }; language: string;
  you: { seat: number | null; host: boolean; name: string };
  host?: { name: string; away: boolean };
  seats: Seat[]; count?: number; status: Status | null;
  commitment: string; seed?: string | null;
  sheet: Sheet | null; moves: Move[]; can_undo: boolean; question: string;
  log: LogLine[]; result?: Result[] | null; winners?: number; dice: "auto" | "manual";
  rules: Rule[]; rematch?: string; real_dice: RealDie[];
}
export interface Standings {
  top: { seat: number; name: string; score: number; points: string; place: number }[];
  you?: { score: number; points: string; words: string; place: number } | null;
  waiting: number; seats: number; version: number;
}
export interface Failure { code: string; message: string }
export interface Answer {
  op: string; command?: string; version?: number; view?: View; changes?: Partial<View>;
  cells?: Record<string, Cell[]>;
  error?: Failure; legal?: boolean; reason?: string | null; move?: string; label?: string;
  seat?: number; seats?: Seat[]; sheet?: Sheet; code?: string;
}
export interface Replay { steps: number; step: number; text: string; status: Status; sheet: Sheet }
