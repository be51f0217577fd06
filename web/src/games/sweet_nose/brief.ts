import { travelsOf } from '../../board/travels';
import { gathered, type Briefs, type Part, type Say } from '../../lib/brief';
import type { Happening, Store } from './view';

export type Piece = { sweet: string } | { store: Store['name'] } | 'god';

const word = ({ kind }: Happening, say: Say): string => say(`brief.${kind}`);
const sweets = (...names: string[]): Part<Piece>[] =>
  gathered(names).map(({ piece, count }) => ({ piece: { sweet: piece }, count: count ?? 1 }));
const swapped = (give: string, take: string): Part<Piece>[] => [...sweets(give), '⇄', ...sweets(take)];
/** What was drawn from the bag. */
const drawn = (each: Happening): Part<Piece>[] => travelsOf(each).map(({ piece, count }) => ({ piece: { sweet: piece }, count }));

export const briefs: Briefs<Happening, Piece> = {
  deal: (each, say) => [word(each, say), ...drawn(each)],
  market_filled: (each, say) => [word(each, say), ...drawn(each)],
  start: (each, say) => [{ piece: 'god' }, word(each, say)],
  auction: (each, say) => [word(each, say)],
  set: (each, say) => [word(each, say)],
  markers: (each, say) => [word(each, say)],
  trade: (each, say) => [word(each, say)],
  choose: (each, say) => [word(each, say)],
  turn: (each, say) => [word(each, say)],
  passed_over: (each, say) => [word(each, say)],
  no_bid: (each, say) => [word(each, say)],
  bid: (each, say) => [say('brief.bid', { space: each.space })],
  take: (each, say) => [word(each, say), { piece: { store: each.store } }, say(`store_name.${each.store}`)],
  pass: (each, say) => [word(each, say)],
  swap: ({ give, take, other }) => [...swapped(give, take), { seat: other }],
  market: (each, say) => [...swapped(each.give, each.take), word(each, say)],
  stall_plate: (each, say) => [...swapped(each.give, each.take), word(each, say)],
  stall_bowl: (each, say) => [...swapped(each.give, each.take), word(each, say)],
  bowls: (each, say) => [...swapped(each.give, each.take), { seat: each.other }, word(each, say)],
  within: (each, say) => [...swapped(each.give, each.take), word(each, say)],
  bowl: (each, say) => [...sweets(each.sweet), word(each, say)],
  plate: (each, say) => [...sweets(each.sweet), word(each, say)],
  same: ({ sweet, other }) => [...swapped(sweet, sweet), { seat: other }],
  refill: (each, say) => [{ seat: each.other }, ...sweets(each.sweet), word(each, say)],
  two: ({ give, other }) => [...sweets(...give), '→', { seat: other }],
  for: ({ take, other }) => [...sweets(...take), '←', { seat: other }],
  switch: (each, say) => [word(each, say), ...swapped(each.sweets[0]!, each.sweets[1]!)],
  empty: (each, say) => [word(each, say)],
  idle: (each, say) => [word(each, say)],
  counted: (each, say) => [`+${each.points}`, say('brief.counted', { total: each.total })],
  reset: (each, say) => [word(each, say)],
  thunder_god: (each, say) => [{ piece: 'god' }, word(each, say)],
  over: null,
};
