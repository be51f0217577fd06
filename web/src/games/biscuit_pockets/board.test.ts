import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Untold } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import { Table, type ChooseOptions, type Scene } from '../../lib/table.svelte';
import Board from './Board.svelte';
import { CRACKED, NAMES, laidOut, move } from './fixtures';
import { LOOK, TURNING } from './looks.svelte';
import { motions } from './motion';
import { HOLD } from './touch';
import type { components } from './schema';
import type { Happening, Move, PocketsView } from './view';

class Seen extends Table<null, components['schemas']> {
  acting = true;
  made: string[] = [];
  asked_why: string[] = [];
  override choose(chosen: Move, _options?: ChooseOptions): Promise<void> {
    this.made.push(chosen.text);
    return Promise.resolve();
  }
  override undo(): Promise<void> {
    return Promise.resolve();
  }
  override send(): void {}
  override why(text: string): Promise<void> {
    this.asked_why.push(text);
    return Promise.resolve();
  }
  protected override tell(): void {}
  protected override arrive(scene: Scene<null, components['schemas']>): void {
    this.view = scene.view;
  }
  tells(view: PocketsView, ...story: Untold<Happening>[]): void {
    this.show([{ story: story.map((each) => ({ ...each, text: '' })), view, extra: null }]);
  }
}

let table: Seen;
let board: Record<string, unknown>;

function open(view: PocketsView, legal: string[]): void {
  table = new Seen();
  table.motions = motions;
  table.you = 0;
  table.view = view;
  table.legal = legal.map(move);
  board = mount(Board, { target: document.body, props: { table } });
  flushSync();
}

const place = (name: string) => document.querySelector<HTMLButtonElement>(`[data-place="${NAMES.indexOf(name)}"]`)!;
const isOpen = (name: string) => place(name).querySelector('.turner')!.classList.contains('open');
const pointer = (name: string, type: string, more: object = {}) =>
  place(name).dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, button: 0, ...more }), { pointerType: 'touch' }));

beforeEach(() => {
  vi.useFakeTimers();
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});
afterEach(() => {
  void unmount(board);
  settings.still = false;
  document.body.replaceChildren();
});

test('a press flips; a held one taps, and only that; the switch taps once', () => {
  open(laidOut(), ['flip e1', 'tap e1']);
  place('e1').click();
  pointer('e1', 'pointerdown');
  vi.advanceTimersByTime(HOLD);
  pointer('e1', 'pointerup');
  place('e1').click();
  expect(table.made).toEqual(['flip e1', 'tap e1']);
  const tapFirst = document.querySelector<HTMLButtonElement>('[data-testid="tap-first"]')!;
  tapFirst.click();
  flushSync();
  expect(tapFirst.getAttribute('aria-pressed')).toBe('true');
  expect(place('e1').textContent).toContain('say tap e1');
  place('e1').click();
  flushSync();
  expect(table.made[2]).toBe('tap e1');
  expect(tapFirst.getAttribute('aria-pressed')).toBe('false');
});

test('a press that strays is neither held nor lost', () => {
  open(laidOut(), ['flip e1', 'tap e1']);
  pointer('e1', 'pointerdown', { clientX: 10, clientY: 10 });
  pointer('e1', 'pointermove', { clientX: 40, clientY: 10 });
  vi.advanceTimersByTime(HOLD);
  expect(table.made).toEqual([]);
});

test('by keyboard: one tab stop, arrows, K turns the switch for knocking', () => {
  open(laidOut(), ['flip b2', 'tap b2']);
  expect(document.querySelectorAll('.place[tabindex="0"]')).toHaveLength(1);
  place('a1').focus();
  for (const key of ['k', 'ArrowDown', 'ArrowRight']) {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
  }
  expect(document.activeElement).toBe(place('b2'));
  expect(table.made).toEqual([]);
  place('b2').click();
  expect(table.made).toEqual(['tap b2']);
});

test('what cannot be done is asked about; when it is not your turn nothing is', () => {
  open(laidOut(), ['flip e1']);
  place('c1').click();
  expect(table.asked_why).toEqual(['flip c1']);
  table.acting = false;
  place('c1').click();
  expect([table.asked_why.length, table.made.length]).toEqual([1, 0]);
});

const WRONG: Untold<Happening>[] = [
  { kind: 'flip', seat: 1, pocket: 'f6' },
  { kind: 'reveal', seat: 1, pocket: 'f6', tile: CRACKED },
  { kind: 'turned_back', seat: 1, pockets: ['f6'] },
  { kind: 'turn', seat: 0 },
];

test('a wrong tile is seen before it goes back', async () => {
  open(laidOut(), []);
  table.tells(laidOut(), ...WRONG);
  await vi.advanceTimersByTimeAsync(motions['flip']!.ms + 10);
  expect(isOpen('f6')).toBe(true);
  await vi.advanceTimersByTimeAsync(motions['reveal']!.ms + LOOK - 20);
  expect(isOpen('f6')).toBe(true);
  await vi.advanceTimersByTimeAsync(TURNING);
  expect(isOpen('f6')).toBe(false);
});

test('also where nothing may move, though nothing is waited for', async () => {
  settings.still = true;
  open(laidOut(), []);
  table.tells(laidOut(), ...WRONG);
  await vi.advanceTimersByTimeAsync(10);
  expect(table.busy).toBe(false);
  expect(isOpen('f6')).toBe(true);
  await vi.advanceTimersByTimeAsync(LOOK + TURNING);
  expect(isOpen('f6')).toBe(false);
});
