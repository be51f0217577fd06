// What a hand on a pocket means. A press flips it; one that is held, or the other mouse button, taps it first.

import type { Move } from './view';

export const HOLD = 500; // milliseconds
const SLIP = 12; // pixels that a finger may stray

export type Find = (text: string) => Move | undefined;

/** The move that a press on the pocket makes. Where only one of flipping and tapping is allowed, it is that one. */
export function moveAt(pocket: string, tap: boolean, find: Find): Move | undefined {
  const verbs = tap ? ['tap', 'flip', 'show'] : ['flip', 'tap', 'show'];
  for (const verb of verbs) {
    const move = find(`${verb} ${pocket}`);
    if (move) return move;
  }
  return undefined;
}

/** The text of the move that was meant where none is allowed: to ask why. */
export function meantAt(pocket: string, tap: boolean, phase: string): string {
  return `${phase === 'show' ? 'show' : tap ? 'tap' : 'flip'} ${pocket}`;
}

export interface Held {
  pocket: string;
  x: number;
  y: number;
}

export function strayed(held: Held, x: number, y: number): boolean {
  return Math.hypot(x - held.x, y - held.y) > SLIP;
}
