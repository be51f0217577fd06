import type { Motions } from '../../lib/motion';
import type { Happening } from './view';

export const motions: Motions<Happening['kind']> = {
  decided: { ms: 0 },
  exchanged: { ms: 320, sound: 'card' },
  draw: { ms: 180, sound: 'card' },
  drawn: { ms: 180 },
  played: { ms: 320, sound: 'slide' },
  pumpkin: { ms: 240, sound: 'coin' },
  changed: { ms: 320, sound: 'card' },
  turned: { ms: 240, sound: 'flip' },
  placed: { ms: 320, sound: 'drop' },
  row: { ms: 320, sound: 'chime' },
  out: { ms: 320, sound: 'thud' },
  candle: { ms: 240, sound: 'scratch' },
  scored: { ms: 900, sound: 'coin', stops: true },
  scored_less: { ms: 900, sound: 'coin', stops: true },
  round: { ms: 700, sound: 'card' },
  over: { ms: 320, sound: 'end' },
};
