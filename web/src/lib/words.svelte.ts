// The sentences around the boards. A game's own come from the server, and are the same as in the terminal.

import type { GameInfo } from './api';
import { Book, type Value, type Values } from './book';
import type { Key, Wanted } from './keys';
import { settings, type Language } from './settings.svelte';

const books = $state.raw<Partial<Record<Language, Book>>>({});
let read = $state(0); // counts books, so that a sentence is made again when its book has arrived
const files: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../src/sweetbox/words/en/page.ftl?raw'),
  de: () => import('../../../src/sweetbox/words/de/page.ftl?raw'),
};

/** Load the sentences of a language. */
export async function readable(language: Language): Promise<void> {
  if (books[language]) return;
  books[language] = new Book(language, (await files[language]()).default);
  read += 1;
}

function book(): Book | undefined {
  return read > 0 ? books[settings.language] : undefined;
}

/** A sentence of the page. */
export function t<K extends Key>(key: K, ...[values]: [Wanted[K]] extends [never] ? [] : [Record<Wanted[K], Value>]): string {
  return spoken(key, values);
}

/** The same for a key that is found while the page runs. */
export function spoken(key: Key, values: Values = {}): string {
  return book()?.fill(key, values) ?? key;
}

/** How many play a game, and how long. */
export function factsOf(game: Pick<GameInfo, 'seats' | 'minutes' | 'minutes_estimated'>): string {
  const estimate = game.minutes_estimated ? 'yes' : 'no';
  return t('lobby.facts', { seats: range(game.seats), minutes: range(game.minutes), estimate });
}

/** A number, or a range from the lowest to the highest. */
function range([low, high]: readonly number[]): string {
  return low === high ? String(low) : `${low}–${high}`;
}

export const LEVELS = ['gentle', 'fair', 'sharp', 'master'] as const; // bots as people choose them

/** What a kind of bot is called; one from another package goes by its own name. */
export function botName(bot: string): string {
  return found(`bot.${bot}`) ?? bot;
}

/** What a level is, in one line; empty for other bots. */
export function levelText(bot: string): string {
  return found(`level.${bot}`) ?? '';
}

function found(key: string): string | undefined {
  const own = book();
  return own?.has(key) ? own.fill(key, {}) : undefined;
}
