import type { Briefs, Part, Say } from '../../lib/brief';
import type { Happening } from './view';

export type Piece = { card: string } | 'pumpkin' | 'candle' | 'cards';

const word = ({ kind }: Happening, say: Say): string => say(`brief.${kind}`);
const card = (name: string): Part<Piece> => ({ piece: { card: name } });

export const briefs: Briefs<Happening, Piece> = {
  decided: (each, say) => [word(each, say)],
  exchanged: (each, say) => [word(each, say)],
  draw: (each, say) => [word(each, say), card(each.card)],
  drawn: ({ seat, seats, count }, say) => {
    if (seat !== null) return [say('brief.draw'), { piece: 'cards', count }];
    return [...seats.map((each) => ({ seat: each })), say('brief.drawn'), { piece: 'cards', count }];
  },
  played: (each) => [card(each.card), '→', { seat: each.to }],
  pumpkin: (each, say) => [word(each, say), { piece: 'pumpkin', count: each.count }],
  out: (each, say) => [word(each, say), card(each.card)],
  candle: (each, say) => [word(each, say), { piece: 'candle' }],
  changed: (each, say) => [word(each, say), card(each.card), '·', { piece: 'pumpkin', count: each.count }],
  turned: (each, say) => [word(each, say), card(each.card), `${each.degrees}° ·`, { piece: 'pumpkin', count: each.count }],
  placed: (each, say) => [word(each, say), card(each.card)],
  row: (each, say) => [say('brief.row', { row: each.row })],
  scored: (each, say) => [say('brief.scored', { count: each.count })],
  scored_less: (each, say) => [say('brief.scored', { count: each.count })],
  round: (each, say) => [say('brief.round', { round: each.round }), ...(each.rule === 'none' ? [] : [say(`advanced.${each.rule}`)])],
  over: null,
};
