import { mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { RoomTable } from '../lib/room.svelte';
import { settings } from '../lib/settings.svelte';
import Lesson from './Lesson.svelte';

let slip: Record<string, unknown>;
afterEach(() => void unmount(slip));

function show(key: string): void {
  const lesson = { step: 2, of: 3, say: { key }, reaction: null, waits: 'next', points: [] };
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
