import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api, type Step, type StepLine } from '../lib/api';
import { EMPTY } from '../lib/book';
import { PastTable } from '../lib/past.svelte';
import { settings } from '../lib/settings.svelte';
import { readable } from '../lib/words.svelte';
import Scrubber from './Scrubber.svelte';
import Steps from './Steps.svelte';

const ENTRIES = 6;
let table: PastTable;
let shown: Record<string, unknown>[] = [];

function step(entry: number, seat: number | null): Step {
  return { entry, entries: ENTRIES, seat, log: null, text: '', story: [], to_act: [0], view: { entry }, summary: [], asked: '' };
}

beforeAll(() => readable('en'));
beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(api, 'words').mockResolvedValue(EMPTY);
  table = new PastTable('none', ['Mia', 'Ben'], 0, (entry, seat) => Promise.resolve(step(entry, seat)));
  await table.open(2);
  shown = [mount(Scrubber, { target: document.body, props: { table } })];
});
afterEach(async () => {
  table.close();
  for (const each of shown) await unmount(each);
  document.body.replaceChildren();
});

async function press(key: string, on: EventTarget = document.body, more: KeyboardEventInit = {}): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  return event;
}

function added(tag: string): HTMLElement {
  return document.body.appendChild(document.createElement(tag));
}

test('its keys need no focus', async () => {
  const visited: number[] = [];
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'Home', 'ArrowLeft']) {
    await press(key);
    visited.push(table.entry);
  }
  expect(visited).toEqual([3, 4, 3, 6, 6, 0, 0]);
  expect((await press(' ')).defaultPrevented).toBe(true); // the page does not scroll
  expect(table.playing).toBe(true);
  await press(' ', document.body, { repeat: true });
  expect(table.playing).toBe(true);
  await press(' ');
  expect(table.playing).toBe(false);
});

test('at the end Space plays nothing', async () => {
  await press('End');
  await press(' ');
  expect(table.playing).toBe(false);
});

test('keys that something else answers are left to it', async () => {
  for (const tag of ['input', 'select', 'textarea']) for (const key of ['ArrowRight', 'Home', ' ']) await press(key, added(tag));
  for (const tag of ['button', 'a']) await press(' ', added(tag));
  for (const held of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']) await press('ArrowRight', document.body, { [held]: true });
  const board = added('div'); // its cursor answers arrow keys while something on it has the focus
  board.addEventListener('keydown', (event) => event.preventDefault());
  await press('ArrowRight', board);
  added('dialog').setAttribute('open', '');
  await press('ArrowRight');
  expect([table.entry, table.playing]).toEqual([2, false]);
});

test('a button that has the focus keeps Space and no arrow key', async () => {
  await press('ArrowRight', document.querySelector('[aria-keyshortcuts="ArrowLeft"]')!);
  expect(table.entry).toBe(3);
});

test('the speed is chosen here and kept', () => {
  const select = document.querySelector<HTMLSelectElement>('[data-testid="tempo"]')!;
  expect([...select.options].map((option) => option.text)).toEqual(['½×', '1×', '2×', '4×']);
  expect(select.selectedOptions[0]!.text).toBe('1×');
  select.selectedIndex = 3;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(settings.tempo).toBe(4);
  expect(JSON.parse(localStorage.getItem('sweetbox')!)).toMatchObject({ tempo: 4 });
  void settings.set({ tempo: 1 });
});

test('the list goes where it is pressed, and marks where one is', async () => {
  const lines: StepLine[] = [
    { entry: 0, seats: [], text: 'Cards are dealt.' },
    { entry: 1, seats: [], text: 'Cards are dealt.' },
    { entry: 2, seats: [], text: 'Cards are dealt.' },
    { entry: 3, seats: [1], text: 'Ben passes.' },
    { entry: 4, seats: [1], text: 'Ben passes.' },
    { entry: 5, seats: [], text: 'Cards are dealt.' },
    { entry: 6, seats: [0, 1], text: 'Both take a plum.' },
  ];
  shown.push(mount(Steps, { target: document.body, props: { table, lines } }));
  const all = () => [...document.querySelectorAll<HTMLElement>('[data-testid="steps"] button')];
  const present = () => all().findIndex((line) => line.ariaCurrent === 'step' || line.getAttribute('aria-current') === 'step');
  flushSync();
  expect(all().map((line) => line.dataset['entry'])).toEqual(['0', '3', '4', '5', '6']); // equal lines that belong to nobody are one line
  expect(all().map((line) => line.querySelectorAll('svg').length)).toEqual([0, 1, 1, 0, 2]);
  expect(present()).toBe(0);
  void table.play();
  all()[2]!.click();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  expect([table.entry, table.playing, present()]).toEqual([4, false, 2]);
  expect(all().map((line) => line.tabIndex)).toEqual([-1, -1, 0, -1, -1]);
  all()[2]!.focus();
  await press('ArrowUp', document.activeElement!);
  expect([document.activeElement, table.entry]).toEqual([all()[1], 4]);
});
