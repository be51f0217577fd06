// How long a happening is shown, and what it sounds like. Each game says so in its motion.ts; what it leaves out gets the usual.

import type { Sound } from './sound';

export interface Motion {
  ms: number;
  sound?: Sound;
}
export type Motions<Kind extends string = string> = Partial<Record<Kind, Motion>>;

export const USUAL: Motion = { ms: 320 };
export const MOST_WAITING = 2000; // milliseconds of happenings that may wait before the queue speeds up

/** How many times faster than usual: all that waits shall be shown within MOST_WAITING. */
export function pace(waiting: number): number {
  return Math.max(1, waiting / MOST_WAITING);
}
