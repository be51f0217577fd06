import { expect, test } from 'vitest';
import de from '../words/de';
import en from '../words/en';
import { render, type Form, type Sentences } from './words.svelte';

function placeholders(form: Form): string[] {
  if (typeof form === 'string') return [...form.matchAll(/\{(\w+)/g)].map((match) => match[1]!).sort();
  return [...new Set(Object.values(form).flatMap(placeholders))].sort();
}

test('every language has the same keys and placeholders', () => {
  const shape = (book: Sentences) => Object.fromEntries(Object.entries(book).map(([key, form]) => [key, placeholders(form)]));
  expect(shape(de)).toEqual(shape(en));
});

test('placeholders are filled, lists are joined as the language does', () => {
  expect(render('{names} share {what}', { names: ['Ann', 'Ben', 'Cyn'], what: 'it' }, 'en')).toBe('Ann, Ben, and Cyn share it');
  expect(render('{names:or}', { names: ['Ann', 'Ben'] }, 'de')).toBe('Ann oder Ben');
});

test('forms follow the count and the reader', () => {
  const seats = { one: '{count} seat', other: '{count} seats' };
  expect(render(seats, { count: 1 }, 'en')).toBe('1 seat');
  expect(render(seats, { count: 0 }, 'en')).toBe('0 seats');
  const won = { you: 'You won.', they: { one: '{names} won once.', other: '{names} won {count} times.' } };
  expect(render(won, { you: true }, 'en')).toBe('You won.');
  expect(render(won, { you: false, names: 'Ann', count: 2 }, 'en')).toBe('Ann won 2 times.');
});

test('what has no sentence gives none', () => {
  expect(render(undefined, {}, 'en')).toBeNull();
});
