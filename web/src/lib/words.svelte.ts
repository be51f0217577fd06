// Sentences. The frame's own stand in src/words/; a game's come from the server, the same that the terminal speaks.
//
// A sentence has placeholders, `{pocket}`. Instead of one sentence a key may have forms: `one`, `other` by the value `count`,
// as the language counts; `you` and `they` by the value `you`.

import { settings, type Language } from './settings.svelte';
import type { Key } from '../words/en';

export type Form = string | { [form: string]: Form };
export type Sentences = Record<string, Form>;
export type Values = Record<string, string | number | boolean | string[]>;

const books = $state<Partial<Record<Language, Sentences>>>({});
const files: Record<Language, () => Promise<{ default: Sentences }>> = {
  en: () => import('../words/en'),
  de: () => import('../words/de'),
};

/** Load the frame's sentences of a language. */
export async function readable(language: Language): Promise<void> {
  books[language] ??= (await files[language]()).default;
}

export function render(form: Form | undefined, values: Values, language: string): string | null {
  let chosen = form;
  if (typeof chosen === 'object' && 'they' in chosen) chosen = values['you'] ? chosen['you'] : chosen['they'];
  if (typeof chosen === 'object') {
    const count = new Intl.PluralRules(language).select(Number(values['count'] ?? 0));
    chosen = chosen[count] ?? chosen['other'];
  }
  if (typeof chosen !== 'string') return null;
  return chosen.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, style?: string) => {
    const value = values[name];
    if (Array.isArray(value)) {
      const type = style === 'or' ? 'disjunction' : 'conjunction';
      return new Intl.ListFormat(language, { type }).format(value);
    }
    return value === undefined ? '' : String(value);
  });
}

/** A sentence of the frame. */
export function t(key: Key, values: Values = {}): string {
  return render(books[settings.language]?.[key], values, settings.language) ?? key;
}

/** A number, or from the lowest to the highest. */
export function range([low, high]: readonly number[]): string {
  return low === high ? String(low) : `${low}–${high}`;
}

export const LEVELS = ['gentle', 'fair', 'sharp', 'master'] as const; // bots as people choose them

/** What a kind of bot is called; one from another package by its own name. */
export function botName(bot: string): string {
  const key = `bot.${bot}`;
  return render(books[settings.language]?.[key], {}, settings.language) ?? bot;
}
