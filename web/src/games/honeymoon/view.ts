// What the server shows of Honeymoon: view.py's View.

export const SWEETS = ['honey', 'chocolate', 'gummy_bear', 'marshmallow', 'candy'] as const;
export type Sweet = (typeof SWEETS)[number];
export type Find = Sweet | 'pickle';
export type Content = Find | 'plain' | 'chunk' | 'sky';
export type Direction = 'up' | 'right' | 'down' | 'left';

export interface Cell {
  name: string;
  content: Content;
  start: Direction | null;
}

export interface Row {
  sweet: Sweet;
  ticked: number;
  boxes: number;
  points: number;
  scores: number[];
}

export interface SeatView {
  seat: number;
  dug: string[];
  last_dug: string[];
  last_passed: boolean;
  bar: Row[];
  sweets: number;
  sets: number;
  set_points: number;
  pickles: number;
  pickle_points: number;
  slots_free: number;
  points: number;
}

export interface Timer {
  running: boolean;
  turn_of_timer: number;
  turns: number;
  crossed: number;
  boxes: number;
  from_roll: number;
}

export interface HoneymoonView {
  phase: 'roll' | 'dig' | 'over';
  sheet: string;
  one_entrance: boolean;
  side: number;
  cells: Cell[];
  die: number | null;
  rolls: number;
  timer: Timer;
  idle: number;
  idle_limit: number;
  slots: number;
  set_worth: number;
  pickle_worth: number;
  seats: SeatView[];
  choice: { length: number | null; passed: boolean; cells: string[] } | null;
  winners: number[];
}

export function isFind(content: Content): content is Find {
  return content === 'pickle' || (SWEETS as readonly string[]).includes(content);
}
