// A table for tests: a square of six by six of which a1 and b1 are found, c1 was taken and d1 is shown as seen.

import type { Move, Pocket, PocketsView, Tile } from './view';

export const ONE: Tile = { biscuits: 1, chocolate: 0, cracked: false };
export const TWO: Tile = { biscuits: 2, chocolate: 1, cracked: false };
export const THREE: Tile = { biscuits: 3, chocolate: 0, cracked: false };
export const CRACKED: Tile = { biscuits: 1, chocolate: 0, cracked: true };

export const NAMES = Array.from({ length: 36 }, (_, i) => `${'abcdef'[i % 6]}${Math.floor(i / 6) + 1}`);

export function laidOut(changes: Partial<PocketsView> = {}, places: Record<string, Partial<Pocket>> = {}): PocketsView {
  const known: Record<string, Partial<Pocket>> = {
    a1: { state: 'up', tile: ONE },
    b1: { state: 'up', tile: TWO },
    c1: { state: 'empty' },
    d1: { tile: CRACKED },
    ...places,
  };
  return {
    type: 'biscuit_pockets/1',
    phase: 'flip',
    turn: 0,
    pockets: NAMES.map((name) => ({ name, state: 'down', tile: null, ...known[name] })),
    chain: ['a1', 'b1'],
    next_step: 3,
    must_tap: false,
    last_lap: null,
    idle: 0,
    idle_limit: 24,
    seats: [
      { seat: 0, tiles: 0, cracked: 0, points: null },
      { seat: 1, tiles: 1, cracked: 1, points: null },
    ],
    winners: [],
    ended_by: null,
    columns: 6,
    longest_chain: 6,
    tap_step: 4,
    tiles: [
      { ...ONE, count: 30 },
      { ...CRACKED, count: 6 },
    ],
    ...changes,
  };
}

export function move(text: string): Move {
  const [verb, pocket] = text.split(' ') as [Move['json']['move'], string];
  return { index: NAMES.indexOf(pocket), text, json: { move: verb, pocket }, say: `say ${text}` };
}
