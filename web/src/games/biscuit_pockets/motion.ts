import type { Motions } from '../../lib/motion';
import type { Happening } from './view';

// A tile that goes back must be seen long enough to be remembered: LOOK in looks.svelte.ts keeps it face up that long in any case.
export const motions: Motions<Happening['kind']> = {
  start: { ms: 320, sound: 'turn' },
  flip: { ms: 120 },
  knock: { ms: 360, sound: 'tap' },
  show: { ms: 180 },
  reveal: { ms: 240, sound: 'flip' },
  joined: { ms: 180 },
  great_six: { ms: 700, sound: 'chime' },
  received: { ms: 480, sound: 'slide' },
  turned_back: { ms: 1200, sound: 'drop' },
  spell_broken: { ms: 1300, sound: 'thud' },
  last_lap: { ms: 700, sound: 'turn' },
  turn: { ms: 0 },
  ended: { ms: 0 },
  over: { ms: 500, sound: 'end' },
};
