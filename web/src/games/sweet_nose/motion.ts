import type { Motions } from '../../lib/motion';
import type { Happening } from './view';

const journey = { ms: 320, sound: 'slide' } as const;

export const motions: Motions<Happening['kind']> = {
  deal: { ms: 320, sound: 'drop' },
  market_filled: { ms: 320, sound: 'drop' },
  start: { ms: 320, sound: 'thud' },
  auction: { ms: 0 },
  set: { ms: 0 },
  markers: { ms: 180, sound: 'card' },
  trade: { ms: 180, sound: 'card' },
  swap: journey,
  market: journey,
  same: journey,
  stall_plate: journey,
  stall_bowl: journey,
  refill: journey,
  bowls: journey,
  within: journey,
  bowl: { ms: 180, sound: 'slide' },
  plate: { ms: 180, sound: 'slide' },
  two: { ms: 180, sound: 'tap' },
  for: journey,
  switch: { ms: 320, sound: 'flip' },
  pass: { ms: 0 },
  no_bid: { ms: 180, sound: 'tap' },
  bid: { ms: 320, sound: 'tap' },
  take: { ms: 320, sound: 'card' },
  passed_over: { ms: 180 },
  turn: { ms: 0 },
  empty: { ms: 320, sound: 'chime' },
  idle: { ms: 320, sound: 'chime' },
  counted: { ms: 600, shared: 3000, sound: 'coin', stops: true }, // four to six seconds in all
  reset: journey,
  thunder_god: { ms: 320, sound: 'thud' },
  choose: { ms: 0 },
  over: { ms: 320, sound: 'end' },
};
