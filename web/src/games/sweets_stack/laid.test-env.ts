// Positions for tests, laid out by hand: a bucket 3 wide and 2 high.

import type { Candy, SeatView, StackView } from './view';

function candy(card: string, ...turns: string[]): Candy {
  return { card, colour: 'blue', turns, signs: [] };
}
const CARDS = [
  candy('b1', '##', '#/#'),
  candy('b2', '##', '#/#'),
  candy('y1', '#/#', '##'),
  candy('y2', '#'),
  candy('y3', '##/#.', '##/.#', '.#/##', '#./##'),
  candy('r1', '##', '#/#'),
];
export function seat(number: number, more: Partial<SeatView> = {}): SeatView {
  const blank = { full_rows: [], pumpkins: 2, candles: 0, ghosts: 0, hand_size: 2, deck_size: 9, below_size: 0 };
  const cards = { hand: [], owned: [], below: [], scored: [], top: null, face_down: null, received: null, played: null, placing: null };
  const rest = { hidden_crown: false, may_turn: true, exchanged: false, declined: false, rounds: [], total: 0, gives_to: 1 - number };
  return { seat: number, out: false, bucket: ['...', '...'], ...blank, ...cards, ...rest, ...more };
}
export function view(...seats: SeatView[]): StackView {
  const printed = { wide: 3, high: 2, row_colours: ['blue', 'red'] as StackView['row_colours'], prefilled: [], marked: [] };
  const prices = { exchange: 1, turn: 2, change: 3 };
  const told = { cards: Object.fromEntries(CARDS.map((each) => [each.card, each])), shapes: {}, rests: [] };
  const now = { phase: 'placing', round: 1, step: 1, rule: 'none', rules: ['none'], passes_to: 'left' } satisfies Partial<StackView>;
  return { type: 'sweets_stack/2', ...now, ...printed, prices, ...told, seats, winners: [] };
}
