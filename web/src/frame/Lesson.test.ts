import { mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { RoomTable } from '../lib/room.svelte';
import { settings } from '../lib/settings.svelte';
import { readable } from '../lib/words.svelte';
import Lesson from './Lesson.svelte';

beforeAll(() => readable('en'));
let slip: Record<string, unknown>;
afterEach(() => void unmount(slip));

function show(key: string, step = 2): void {
  const lesson = { step, of: 3, say: { key }, reaction: null, waits: 'next', points: [] };
  const table = { game: 'g', lesson, pending: [], say: (say: { key: string }) => say.key, learn: vi.fn() };
  slip = mount(Lesson, { target: document.body, props: { table: table as unknown as RoomTable } });
  document.querySelector<HTMLElement>('[data-testid="lesson-next"]')!.click();
  expect(table.learn).toHaveBeenCalledExactlyOnceWith('next');
}

test('who has done the whole lesson is not told how to play in the next match', () => {
  show('lesson.roll');
  expect(settings.knows('g')).toBe(false);
  void unmount(slip);
  show('lesson.end');
  expect(settings.knows('g')).toBe(true);
});

test('each step is counted, and the words at the end are none', () => {
  show('lesson.roll', 3);
  expect(document.querySelector('.where')!.textContent).toContain('3 of 3');
  void unmount(slip);
  show('lesson.end', 4);
  expect(document.querySelector('.where')!.textContent).not.toContain('3');
});
