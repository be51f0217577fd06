// How long a happening is shown, and what it sounds like. Each game defines this in its motion.ts; the rest has defaults.

import type { Sound } from './sound';

export interface Motion {
  ms: number;
  shared?: number; // milliseconds more for the whole table, divided among the seats' happenings
  sound?: Sound;
  stops?: true; // the count of a round: it is never hurried, and afterwards people look as long as they like
}
export type Motions<Kind extends string = string> = Partial<Record<Kind, Motion>>;

export const USUAL: Motion = { ms: 320 };
export const MOST_WAITING = 2000; // milliseconds of happenings that may wait before the queue speeds up

/** How many times faster than usual, so that everything waiting is shown within MOST_WAITING. */
export function pace(waiting: number): number {
  return Math.max(1, waiting / MOST_WAITING);
}
