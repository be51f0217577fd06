import type { Motions } from '../../lib/motion';
import type { Honeymoon } from './view';

export const motions: Motions<Honeymoon['Happening']['kind']> = {
  roll: { ms: 500, sound: 'dice' },
  timer: { ms: 320, sound: 'scratch' },
  choice: { ms: 0, sound: 'tap' },
  dig: { ms: 320, sound: 'scratch' },
  found: { ms: 320, sound: 'drop' },
  row_full: { ms: 180, sound: 'tap' },
  set: { ms: 320, sound: 'chime' },
  pass: { ms: 180, sound: 'slide' },
  timer_starts: { ms: 320, sound: 'turn' },
  second_pass: { ms: 320, sound: 'turn' },
  timer_full: { ms: 180, sound: 'thud' },
  stuck: { ms: 180, sound: 'thud' },
  idle: { ms: 180, sound: 'thud' },
  over: { ms: 320, sound: 'end' },
};
