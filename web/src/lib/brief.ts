// The story at a glance: a happening as a word or two, pieces, and numbers. Each game defines this in its brief.ts, and draws its pieces at
// the size of text in Token.svelte. What has no short form is shown as its sentence.

import type { Component } from 'svelte';
import type { Happening } from './api';
import type { Game, Table } from './table.svelte';

/** A piece, this many times. */
export interface Pieces<Piece> {
  piece: Piece;
  count?: number;
}
export type Part<Piece> = string | Pieces<Piece> | { seat: number };

export type Say = Table['say'];
/** Each kind of happening at a glance; null: use its sentence. It may contain only what the happening itself says. */
export type Briefs<Of extends Happening, Piece> = {
  [Kind in Of['kind']]: ((happening: Extract<Of, { kind: Kind }>, say: Say) => Part<Piece>[]) | null;
};

export type AnyBriefs = Partial<Record<string, ((happening: Happening, say: Say) => Part<unknown>[]) | null>>;
export type Token<Of extends Game = Game, Piece = unknown> = Component<{ table: Table<unknown, Of>; piece: Piece }>;

/** Equal pieces as one part, in the order in which they first appear. */
export function gathered<Name extends string>(names: readonly Name[]): Pieces<Name>[] {
  return [...new Set(names)].map((piece) => ({ piece, count: names.filter((each) => each === piece).length }));
}
