// How long each happening is shown, and what it sounds like.

import type { Motions } from '../../lib/motion';
import type { components } from './schema';

export const motions: Motions<components['schemas']['Happening']['kind']> = {
  start: { ms: 320 },
  turn: { ms: 180 },
  roll: { ms: 180, sound: 'dice' },
  die: { ms: 500 },
  take: { ms: 480, sound: 'drop' },
  gold: { ms: 320, sound: 'tap' },
  stuck: { ms: 320, sound: 'thud' },
  over: { ms: 320, sound: 'end' },
};
