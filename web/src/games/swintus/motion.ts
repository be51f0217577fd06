// How long each happening is shown, and what it sounds like.

import type { Motions } from '../../lib/motion';
import type { Happening } from './view';

export const motions: Motions<Happening['kind']> = {
  start: { ms: 320 },
  turn: { ms: 180 },
  roll: { ms: 500, sound: 'dice' },
  ones: { ms: 320, sound: 'slide' },
  put: { ms: 320, sound: 'drop' },
  leave: { ms: 0 },
  take: { ms: 320, sound: 'card' },
  take_fattening: { ms: 320, sound: 'card' },
  lose: { ms: 320, sound: 'thud' },
  nothing_to_lose: { ms: 320, sound: 'slide' },
  reveal: { ms: 240, sound: 'flip' },
  stuck: { ms: 320, sound: 'slide' },
  skip: { ms: 320, sound: 'tap' },
  over: { ms: 320, sound: 'end' },
};
