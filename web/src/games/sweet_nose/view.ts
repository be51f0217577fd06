// What the server shows of Sweet Nose: the View of view.py.

export type Phase = 'deal' | 'bid' | 'choose' | 'set' | 'trade' | 'pair' | 'over';

export interface Store {
  name: string;
  text: string; // the key of its text
  points: number;
  seat: number | null;
}

export interface Pair {
  seat: number;
  sweets: string[];
}

export interface SeatView {
  seat: number;
  plate: number[]; // of each kind, in the order of `sweets`
  bowl: number[];
  markers: number[] | null;
  worth: number[] | null;
  points_now: number | null;
  store: string | null;
  total: number;
  last_points: number | null;
  last_markers: number[] | null;
}

export interface View {
  phase: Phase;
  round: number;
  rounds: number | null;
  sky: number | null;
  start: number | null;
  turn: number | null;
  exchanged: boolean;
  sweets: string[];
  market: number[];
  stores: Store[];
  seats: SeatView[];
  pair: Pair | null;
  switched: Pair | null;
  ignored: number | null;
  idle: number;
  idle_limit: number;
  highest_bid: number | null;
  winners: number[];
}

export const IGNORE = 'ignore'; // the store whose holder the market does not count for
export const SWITCH = 'switch'; // the store that is used on markers, not on sweets

/** What one sweet of each kind counts for a seat with these markers, as the market lies. */
export function worth(view: View, seat: number, markers: number[]): number[] {
  const ignores = view.seats[seat]?.store === IGNORE || (view.phase === 'over' && view.ignored === seat);
  return markers.map((marker, kind) => marker + (ignores ? 0 : (view.market[kind] ?? 0)));
}

/** What a seat with these markers would count if the round ended now. */
export function points(view: View, seat: number, markers: number[]): number {
  const each = worth(view, seat, markers);
  return held(view, seat).reduce((sum, count, kind) => sum + count * (each[kind] ?? 0), 0);
}

/** Sweets of each kind on the seat's plate and in its bowl. */
export function held(view: View, seat: number): number[] {
  const { plate = [], bowl = [] } = view.seats[seat] ?? {};
  return plate.map((count, kind) => count + (bowl[kind] ?? 0));
}
