// Biscuit Pockets' View, as view.py makes it.

export interface Tile {
  biscuits: number;
  chocolate: number;
  cracked: boolean;
}

export interface Pocket {
  name: string;
  state: 'down' | 'up' | 'empty';
  tile: Tile | null; // of one that lies face down only where the table shows what was seen
}

export interface SeatView {
  seat: number;
  tiles: number;
  cracked: number;
  points: number | null;
}

export interface PocketsView {
  phase: 'start' | 'flip' | 'reveal' | 'show' | 'over';
  turn: number | null;
  pockets: Pocket[];
  chain: string[];
  next_step: number | null;
  must_tap: boolean;
  last_lap: number | null;
  idle: number;
  idle_limit: number;
  seats: SeatView[];
  winners: number[];
  ended_by: string | null;
  columns: number;
  longest_chain: number;
  tap_step: number;
  tiles: (Tile & { count: number })[];
}

/** Whether a tile that stands at this step of the chain was tapped: then it shows one biscuit less. */
export function wasTapped(tile: Tile, step: number): boolean {
  return !tile.cracked && tile.biscuits === step - 1;
}

/** Cracked tiles that nobody has received: with the last of them the last lap begins. */
export function crackedLeft(view: PocketsView): number {
  const all = view.tiles.reduce((sum, tile) => sum + (tile.cracked ? tile.count : 0), 0);
  return view.seats.reduce((left, seat) => left - seat.cracked, all);
}

/** The seats in the order of their turns, from the one after the viewer; the viewer's own last. */
export function around(seats: SeatView[], you: number | null): SeatView[] {
  if (you === null) return seats;
  return seats.map((_, i) => seats[(you + 1 + i) % seats.length]!);
}
