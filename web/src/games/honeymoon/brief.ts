import { gathered, type Briefs, type Say } from '../../lib/brief';
import type { Direction, Find, Happening } from './view';

export type Piece = Find | { die: number };

const ARROWS: Record<Direction, string> = { up: '↑', right: '→', down: '↓', left: '←' };
const word = ({ kind }: Happening, say: Say): string => say(`brief.${kind}`);

export const briefs: Briefs<Happening, Piece> = {
  roll: ({ number }) => [{ piece: { die: number } }],
  timer: (each, say) => [say('brief.timer', { count: each.count })],
  choice: (each, say) => [word(each, say)],
  pass: (each, say) => [word(each, say)],
  dig: (each, say) => [word(each, say), ARROWS[each.direction], each.count === 1 ? each.first : `${each.first}–${each.last}`],
  found: (each, say) => [
    word(each, say),
    ...gathered(each.finds.map(({ content }) => content)),
    `· ${say('web.points', { count: each.points })}`,
  ],
  row_full: (each, say) => [word(each, say), { piece: each.sweet }],
  set: (each, say) => [say('brief.set', { count: each.count })],
  timer_starts: (each, say) => [word(each, say)],
  second_pass: (each, say) => [word(each, say)],
  timer_full: (each, say) => [word(each, say)],
  idle: null,
  stuck: null,
  over: null,
};
