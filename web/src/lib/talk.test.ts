import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Said } from './api';
import { settings } from './settings.svelte';
import { inWords, isSign, speaker, SIGNS, Talk, TOPICS } from './talk.svelte';
import { readable } from './words.svelte';

function said(number: number, changes: Partial<Said> = {}): Said {
  return { number, seat: 0, name: 'Mia', who: 'm', what: 'hello', at: number, ...changes };
}
const heard = (talk: Talk) => talk.lines.map((line) => line.number);

beforeAll(() => readable('en'));
beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  await settings.set({ muted: [], hearWatchers: true });
});

test('what is said stays at its seat for a while, and in the list', () => {
  const talk = new Talk('r');
  talk.hear({ type: 'talk', lines: [said(1), said(2)], past: true });
  expect([heard(talk), talk.at(0), talk.heard]).toEqual([[1, 2], undefined, []]); // it was said before
  talk.hear({ type: 'talk', lines: [said(2), said(4), said(3, { what: 'of_later' })] });
  talk.hear({ type: 'talk', lines: [said(5, { seat: null, name: 'Zoe', who: 'z', what: 'heart' })] });
  expect(heard(talk)).toEqual([1, 2, 4, 5]); // nothing twice, and nothing that this page does not know
  expect([talk.at(0)?.number, talk.at(null)?.number, talk.heard.length]).toEqual([4, 5, 2]);
  vi.runAllTimers();
  expect([talk.at(0), talk.at(null), heard(talk).length]).toEqual([undefined, undefined, 4]);
  talk.hear({ type: 'talk', lines: [said(1, { at: 9 })] }); // numbers start again after a room has been put away
  expect(talk.at(0)?.at).toBe(9);
  talk.close();
});

test('somebody is not heard, and neither are those who look on', async () => {
  const talk = new Talk('r');
  talk.hear({ type: 'talk', lines: [said(1), said(2, { who: 'b' }), said(3, { seat: null, who: 'z' })] });
  await settings.mute('b', true);
  expect(heard(talk)).toEqual([1, 3]);
  await settings.set({ hearWatchers: false });
  expect([heard(talk), talk.at(null), talk.all.length]).toEqual([[1], undefined, 3]);
  expect(JSON.parse(localStorage.getItem('sweetbox') ?? '')).toMatchObject({ muted: ['b'], hearWatchers: false });
  await settings.mute('b', false);
  expect(heard(talk)).toEqual([1, 2]);
  talk.close();
});

test('everything that can be said has words', () => {
  const all = [...SIGNS, ...Object.values(TOPICS).flat()];
  expect([all.length, new Set(all).size, all.filter((what) => !inWords(what))]).toEqual([51, 51, []]);
  expect([inWords('hello'), isSign('hello'), isSign('heart'), inWords('nonsense')]).toEqual(['Hello everyone.', false, true, null]);
  expect([speaker(said(1)), speaker(said(1, { seat: null }))]).toEqual(['Mia', 'Mia (watching)']);
});
