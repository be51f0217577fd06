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

test('the main button is asked for once everything the step wants is chosen', () => {
  const lesson = { step: 2, of: 3, say: { key: 'lesson.lay' }, reaction: null, waits: 'move', points: [], moves: ['5:4'] };
  const told = (text: string): boolean => {
    const table = { game: 'g', lesson, acting: true, part: false, pending: [{ text }], say: (say: { key: string }) => say.key };
    slip = mount(Lesson, { target: document.body, props: { table: table as unknown as RoomTable } });
    const said = document.querySelector('.slip')!.textContent.includes('Now press');
    void unmount(slip);
    return said;
  };
  expect([told('5:1'), told('5:4')]).toEqual([false, true]);
  show('lesson.roll');
});
