import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf-8');
const [, targets] = /target: \[(.*)\]/.exec(read('vite.config.ts'))!;

test.each([
  ['../docs/web.md', /^The oldest browsers are .*$/m],
  ['../src/sweetbox/words/en/page.ftl', /^about-browsers = .*$/m],
  ['../src/sweetbox/words/de/page.ftl', /^about-browsers = .*$/m],
])('the build is made for the oldest browsers that are named: %s', (file, sentence) => {
  const numbers = (text: string): string[] => [...new Set(text.match(/\d+(\.\d+)?/g))];
  expect(numbers(sentence.exec(read(file))![0])).toEqual(numbers(targets!));
});
