import type { Briefs, Say } from '../../lib/brief';
import type { Happening, Tile } from './view';

export type Piece = Tile | 'tile';

const word = ({ kind }: Happening, say: Say): string => say(`brief.${kind}`);

export const briefs: Briefs<Happening, Piece> = {
  start: (each, say) => [word(each, say)],
  turn: (each, say) => [word(each, say)],
  flip: (each, say) => [word(each, say), each.pocket],
  knock: (each, say) => [word(each, say), each.pocket],
  show: (each, say) => [word(each, say), each.pocket],
  reveal: ({ pocket, tile }) => [`${pocket}:`, { piece: tile }],
  joined: (each, say) => [say('brief.joined', { count: each.count })],
  great_six: (each, say) => [word(each, say)],
  received: (each, say) => [word(each, say), { piece: 'tile', count: each.count }],
  turned_back: (each, say) => [word(each, say), each.pockets.join(' ')],
  spell_broken: (each, say) => [word(each, say), each.pockets.join(' ')],
  last_lap: (each, say) => [word(each, say)],
  ended: null,
  over: null,
};
