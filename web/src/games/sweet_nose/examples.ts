// Positions for the tests: three seats, of which the viewer has the first.

import type { Move, View } from './view';

const seat = (number: number, plate: number[], bowl: number[], markers: number[] | null = null): View['seats'][number] => ({
  seat: number,
  plate,
  bowl,
  markers,
  points_now: null,
  store: null,
  god: number === 0 ? 1 : 0,
  total: 0,
  last_points: null,
  last_markers: null,
});

export function position(changes: Partial<View> = {}): View {
  return {
    type: 'sweet_nose/2',
    phase: 'trade',
    round: 1,
    rounds: 3,
    sky: null,
    turn: 0,
    exchanged: false,
    sweets: ['mochi', 'nougat', 'praline', 'sesame', 'taro'],
    market: [0, 0, 2, 0, 1],
    stores: [{ name: 'two', text: 'store.two', points: 26, lies: 1 }],
    seats: [
      seat(0, [3, 0, 2, 1, 0], [0, 0, 0, 0, 2], [3, 1, 5, 2, 4]),
      seat(1, [0, 4, 3, 0, 0], [1, 0, 0, 0, 0]),
      seat(2, [1, 1, 0, 3, 3], [0, 0, 0, 0, 0]),
    ],
    pair: null,
    switched: null,
    ignores: null,
    idle: 0,
    idle_limit: 12,
    ladder: null,
    changes: null,
    switches: null,
    winners: [],
    ...changes,
  };
}

/** A legal move with these parts. */
export function a(json: Move['json']): Move {
  return { index: 0, text: '', json, say: '' };
}
