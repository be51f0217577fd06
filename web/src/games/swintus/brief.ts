import { gathered, type Briefs, type Part, type Say } from '../../lib/brief';
import { ONE, type Happening } from './view';

export type Piece = { die: number; seat?: number } | { food: string } | 'hamsters';
type Card = Extract<Happening, { kind: 'put' }>['card'];

// The number printed on each card of the top row.
const FACES: Partial<Record<Card, number>> = { twos: 2, threes: 3, fours: 4, fives: 5 };
const word = ({ kind }: Happening, say: Say): string => say(`brief.${kind}`);
const dice = (die: number, seat: number, count: number): Part<Piece> => ({ piece: { die, seat }, count });
const foods = (names: string[]): Part<Piece>[] =>
  gathered(names).map(({ piece, count }) => ({ piece: { food: piece }, count: count ?? 1 }));

function card(name: Card): Part<Piece> {
  const face = FACES[name];
  return { piece: face ? { die: face } : 'hamsters' };
}

export const briefs: Briefs<Happening, Piece> = {
  start: (each, say) => [word(each, say)],
  turn: (each, say) => [word(each, say)],
  roll: ({ dice: faces, seat }) => faces.map((face) => dice(face, seat, 1)),
  ones: ({ seat, count }) => [dice(ONE, seat, count), '→', { piece: 'hamsters' }],
  put: ({ seat, face, count, card: name }) => [dice(face, seat, count), '→', card(name)],
  take: (each, say) => [word(each, say), ...foods(each.foods)],
  take_fattening: (each, say) => [word(each, say), ...foods(each.foods)],
  leave: (each, say) => [word(each, say)],
  lose: (each, say) => [{ piece: 'hamsters' }, word(each, say), ...foods(each.foods)],
  nothing_to_lose: (each, say) => [{ piece: 'hamsters' }, word(each, say)],
  reveal: (each, say) => [word(each, say), ...(each.asks ? [say(`card.${each.asks}`)] : [card(each.pile)]), ...foods(each.foods)],
  stuck: (each, say) => [word(each, say)],
  skip: (each, say) => [word(each, say)],
  over: null,
};
