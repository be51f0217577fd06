import type { Briefs, Say } from '../../lib/brief';
import type { components } from './schema';

type Happening = components['schemas']['Happening'];
export type Piece = 'toffee' | { die: number };

const word = ({ kind }: Happening, say: Say): string => say(`brief.${kind}`);

export const briefs: Briefs<Happening, Piece> = {
  start: (each, say) => [word(each, say)],
  turn: (each, say) => [word(each, say)],
  roll: (each, say) => [word(each, say)],
  die: ({ shows }) => [{ piece: { die: shows } }],
  take: (each, say) => [word(each, say), { piece: 'toffee', count: each.count }],
  gold: (each, say) => [word(each, say), `+${each.count}`],
  stuck: (each, say) => [word(each, say)],
  over: null,
};
