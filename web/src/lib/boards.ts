// The drawn boards, found by their folders. A game without one is played in words.

import type { Component } from 'svelte';
import type { MoveInfo } from './api';
import type { Motions } from './motion';
import { soon } from './soon';
import type { Game, Table } from './table.svelte';

export type Board = Component<{ table: Table }>;
/** Compound moves that the board in words offers as one choice each, if a game has them. */
export type Whole<Of extends Game = Game> = (
  table: Pick<Table<unknown, Of>, 'view' | 'acting' | 'pending' | 'seats' | 'you' | 'say'>,
) => { title: string; moves: MoveInfo<Of['Move']>[] } | null;

const boards = import.meta.glob<{ default: Board }>('../games/*/Board.svelte');
const motions = import.meta.glob<{ motions: Motions }>('../games/*/motion.ts');
const wholes = import.meta.glob<{ whole: Whole }>('../games/*/whole.ts');
const covers = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte');

export function hasBoard(game: string): boolean {
  return `../games/${game}/Board.svelte` in boards;
}

export async function boardOf(game: string): Promise<{ Board: Board; motions: Motions; whole: Whole | undefined } | null> {
  const board = boards[`../games/${game}/Board.svelte`];
  if (!board) return null;
  const motion = motions[`../games/${game}/motion.ts`];
  const [{ default: Board }, found, offers] = await soon(Promise.all([board(), motion?.(), wholes[`../games/${game}/whole.ts`]?.()]));
  return { Board, motions: found?.motions ?? {}, whole: offers?.whole };
}

export async function coverOf(game: string): Promise<Component | null> {
  try {
    return (await covers[`../games/${game}/Cover.svelte`]?.())?.default ?? null;
  } catch {
    return null; // without its picture it is still a box
  }
}
