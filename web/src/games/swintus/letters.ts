// The letters of the foods, for people who want a mark on each piece.

import { getContext, setContext } from 'svelte';
import { settings } from '../../lib/settings.svelte';
import type { SwintusTable } from './view';

const KEY = Symbol('letters');
type LetterOf = (food: string) => string;

/** To be called by the board, for all pieces on it. */
export function setLetters(table: SwintusTable): void {
  const letters: Record<string, () => string> = {
    corn: () => table.say('letter.corn'),
    beet: () => table.say('letter.beet'),
    apple: () => table.say('letter.apple'),
    acorn: () => table.say('letter.acorn'),
  };
  setContext<LetterOf>(KEY, (food) => (settings.letters ? (letters[food]?.() ?? '') : ''));
}

/** The letter of a food; none if there is no board around it, as on the cover. */
export const letterOf = (): LetterOf => getContext<LetterOf | undefined>(KEY) ?? (() => '');
