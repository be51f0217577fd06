// The drawn boards, found by their folders. A game without one is played in words.

import type { Component } from 'svelte';
import type { Motions } from './motion';
import type { Table } from './table.svelte';

export type Board = Component<{ table: Table }>;

const boards = import.meta.glob<{ default: Board }>('../games/*/Board.svelte');
const motions = import.meta.glob<{ motions: Motions }>('../games/*/motion.ts');
const covers = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte');

export function hasBoard(game: string): boolean {
  return `../games/${game}/Board.svelte` in boards;
}

export async function boardOf(game: string): Promise<{ Board: Board; motions: Motions } | null> {
  const board = boards[`../games/${game}/Board.svelte`];
  if (!board) return null;
  const motion = motions[`../games/${game}/motion.ts`];
  const [{ default: Board }, found] = await Promise.all([board(), motion?.()]);
  return { Board, motions: found?.motions ?? {} };
}

export async function coverOf(game: string): Promise<Component | null> {
  return (await covers[`../games/${game}/Cover.svelte`]?.())?.default ?? null;
}
