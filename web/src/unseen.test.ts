// Words that are only read aloud have no size, so that they make nothing scroll.
import { expect, test } from 'vitest';

const FILES = import.meta.glob<string>('./**/*.{svelte,css}', { query: '?raw', eager: true, import: 'default' });
const RULE = /([^{};]+)\{([^{}]*clip-path: inset\(50%\)[^{}]*)\}/g;
const NO_SIZE = ['position: absolute;', 'width: 1px;', 'height: 1px;', 'overflow: hidden;'];

test('hidden words have no size', () => {
  const rules = Object.entries(FILES).flatMap(([file, text]) => [...text.matchAll(RULE)].map((rule) => ({ file, rule })));
  expect(rules.length).toBeGreaterThan(0);
  const found = rules.filter(({ rule }) => !NO_SIZE.every((line) => rule[2]!.includes(line)));
  expect(found.map(({ file, rule }) => `${file}: ${rule[1]!.trim()}`)).toEqual([]);
});
