// What the page works with. The words on the wire are in wire.d.ts, as docs/server.md tells them.
import type * as Wire from "./wire";

export type {
  Board as WireBoard, BoardChange, BookDocument, Drawing, DrawnSeal, HandDocument, LogLine, MoveGroup, PrintDocument, PrintedPlace, PrintedRule as Rule,
  RealDieView as RealDie, RolledView as Rolled, ServerMessage, ShownDie as Die, TilesDocument, View as WireView, Failure,
  SeatView as Seat, ResultView as Result, StatusView as Status, StandingsMessage as Standings,
  GameInfo as GameCard, GamesResponse as Catalogue, OptionInfo as Option, ListsOption as Lists, ListItem, CoverDie, CoverPicture, TableLine, ReplayStepResponse as Replay,
  PuzzleInfo, PuzzlePicture, PuzzleVerdict, ReviewResponse as Review, CurvePoint, YardstickView as Yardstick, AnalysisResponse as Analysis, AnalysedTurn,
} from "./wire";

/** A message of the server; each kind has some of these. */
export interface Answer {
  op: string; command?: string; version?: number; view?: Wire.View; changes?: Partial<Wire.View>; boards?: Record<string, Wire.BoardChange>;
  lines?: Wire.LogLine[]; error?: Wire.Failure; legal?: boolean; reason?: string; rule?: string; move?: string; label?: string; labels?: Record<string, string>;
  seats?: Wire.SeatView[]; code?: string; board?: Wire.BoardChange;
  seconds?: number; left?: number; every?: boolean; runs?: boolean; on?: boolean;
  reasons?: string[]; ways?: Wire.HintWay[]; searched?: string;
}

/** A legal move. */
export interface Move {
  move: string; place: number; touches: number[]; die: string; price: string[]; plain: boolean; ends: boolean; sources: number[]; makes: string; like: string;
  forfeits: string[]; harms: string; skips: boolean;
}
export interface Mark { mark: string; text: string; tile: string }
/** A place, its number on the board, and the signs that are written on its print alone. */
export interface Place extends Wire.PrintedPlace { number: number; signs?: Record<string, Wire.DrawnSign> }
/** A print with what stands on it: one mark for each place. */
export interface Card { digest: string; print: Wire.PrintDocument; places: Place[]; marks: Mark[]; stars: number }
/** What lies before a seat, ready to be drawn. */
export interface Sheet { cards: Card[]; dice: Wire.ShownDie[] }
/** What lies before a seat, as the server told it. */
export interface Board { prints: string[]; marks: Map<number, Mark>; stars: number[]; dice: Wire.ShownDie[]; counters: number[] }
export type View = Omit<Wire.View, "moves" | "boards"> & { moves: Move[]; boards: Record<string, Board> };

declare global {
  /** What was asked for before the page was there, by path. */
  var early: Map<string, Promise<Response>> | undefined;
}
