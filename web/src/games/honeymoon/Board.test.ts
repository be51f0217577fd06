import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeTable, type Laid } from '../../board/fake.svelte';
import { settings } from '../../lib/settings.svelte';
import Board from './Board.svelte';
import { motions } from './motion';
import { choiceOf, digMove, moonOf, seatOf, viewOf } from './sheets.test-env';
import { plain, signed, type Honeymoon, type Move, type SeatView } from './view';

const moon = moonOf('~ v v ~', '> H . <', '> . # <', '~ ^ ^ ~');
const moves = ['b1 down', 'a2 right', 'b1 right'].map(digMove);
const choice = { ...choiceOf(2), gains: [1, 7, 0], sets: [0, 1, 0] };
const sheet = { cells: moon.cells, side: moon.side, choice };
const length = (count: number): Move => ({
  index: 0,
  text: `length ${count}`,
  json: { move: 'length', length: count },
  say: `Dig ${count}`,
});

let shown: Record<string, unknown> | undefined;

function show(seats: SeatView[], laid: Partial<Laid<Honeymoon>> = {}): FakeTable<Honeymoon> {
  const table = new FakeTable<Honeymoon>({ view: viewOf(seats, sheet), legal: moves, motions, ...laid });
  shown = mount(Board, { target: document.body, props: { table } });
  flushSync();
  return table;
}

function cell(name: string): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-cell="${name}"]`)!;
}

function ticked(): number {
  return document.querySelectorAll('.box.ticked').length;
}

function press(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  const goesOn = (document.activeElement ?? document.body).dispatchEvent(event);
  flushSync();
  return goesOn;
}

async function settle(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  // Where the grid puts each cell: nothing has a size here.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [row, column] = [Number(this.style.gridRow || 50), Number(this.style.gridColumn || 50)];
    return new DOMRect(column * 40, row * 40, 40, 40);
  });
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
  settings.still = false;
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the board', () => {
  it('has a place to press for each cell of the moon, and one tab stop', () => {
    show([seatOf(0, [])]);
    expect(document.querySelectorAll('[role=gridcell]')).toHaveLength(12);
    const stops = [...document.querySelectorAll<HTMLElement>('[data-spot]')].filter((spot) => spot.tabIndex === 0);
    expect(stops.map((spot) => spot.dataset['spot'])).toEqual(['b1']);
    expect(cell('c3').getAttribute('aria-disabled')).toBe('true');
    expect(cell('b2').getAttribute('aria-disabled')).toBeNull();
    expect(cell('b2').getAttribute('aria-label')).toContain('b1 down');
  });

  it('is walked by arrow keys, over the edge of the moon nowhere', () => {
    show([seatOf(0, [])]);
    cell('b1').focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight']) press(key);
    expect((document.activeElement as HTMLElement).dataset['cell']).toBe('d2');
    press('Home');
    expect((document.activeElement as HTMLElement).dataset['cell']).toBe('a2');
    press('PageUp'); // to the nearest start of a dig before this one
    expect((document.activeElement as HTMLElement).dataset['cell']).toBe('b1');
  });

  it('gives the focus to the way back when a sheet is looked at, and to that sheet on the way back', async () => {
    show([seatOf(0, []), seatOf(1, [])]);
    const go = async (button: HTMLElement): Promise<void> => {
      button.focus();
      button.click();
      await settle();
    };
    await go(document.querySelector<HTMLElement>('[data-seat="1"]')!);
    const back = document.querySelector<HTMLElement>('.say [data-look]')!;
    expect(document.activeElement).toBe(back);
    await go(back);
    expect((document.activeElement as HTMLElement).dataset['seat']).toBe('1');
  });

  it('chooses a dig to be confirmed, and the next one of the cell instead of it', async () => {
    const table = show([seatOf(0, [])]);
    cell('b2').click();
    await settle();
    expect(table.done).toEqual(['b1 down']);
    expect(cell('b2').getAttribute('aria-selected')).toBe('true');
    cell('b2').click();
    await settle();
    expect(table.done.slice(1)).toEqual(['undo', 'a2 right']);
    cell('b2').focus();
    press('Escape');
    await settle();
    expect(table.pending).toEqual([]);
  });

  it('sends what is chosen with the Enter key, where Space would go on to the next', async () => {
    const table = show([seatOf(0, [])]);
    cell('b2').focus();
    expect(press('Enter')).toBe(true); // nothing is chosen yet: the key presses the cell
    cell('b2').click();
    await settle();
    expect(press('Enter')).toBe(false);
    expect(table.done).toEqual(['b1 down', 'send']);
  });

  it('asks why where nothing can be dug', () => {
    const table = show([seatOf(0, [])]);
    cell('b4').click();
    expect(table.done).toEqual(['why b4 up']);
  });

  it('offers lengths on a one, and the digs of the chosen one', async () => {
    const view = viewOf([seatOf(0, [])], { ...sheet, die: 1, choice: choiceOf(null) });
    const after = { ...view, choice: { ...choice, slots: 2 } };
    const table = show([], { view, legal: [length(1), length(2)], outcomes: { 'length 2': { view: after, legal: moves } } });
    const buttons = [...document.querySelectorAll<HTMLElement>('.lengths button')];
    expect(buttons.map((button) => button.textContent?.trim())).toEqual(['1', '2']);
    buttons[1]!.click();
    await settle();
    cell('b2').click();
    await settle();
    expect(table.done).toEqual(['length 2 part', 'b1 down']);
    expect(document.querySelectorAll('.slot.soon')).toHaveLength(2); // what it costs
  });

  it('only shows when it is not the viewer who acts', () => {
    const view = viewOf([seatOf(0, []), seatOf(1, [])], { ...sheet, choice: null });
    const table = show([], { view, legal: [], you: null });
    table.acting = false;
    flushSync();
    cell('b2').click();
    expect(table.done).toEqual([]);
  });

  it('tells what a dig would bring before it is sent: points, ticks, sets', async () => {
    show([seatOf(0, [0, 1, 1, 1, 1])]);
    const worth = () => document.querySelector('.worth')?.textContent;
    const soon = () => document.querySelectorAll('.box.soon').length;
    expect([worth(), soon()]).toEqual([undefined, 0]);
    cell('b2').click();
    await settle();
    expect([worth(), soon()]).toEqual(['+1', 1]);
    cell('b2').click();
    await settle();
    expect([worth(), soon()]).toEqual(['+7', 2]); // the honey, and a set
    expect(cell('b2').getAttribute('aria-label')).toContain('a2 right');
  });

  it('keeps the dig that is sent in sight until all dig', async () => {
    const sent = { ...choiceOf(2), cells: ['b1', 'b2'], gains: [-2], sets: [0] };
    const view = viewOf([seatOf(0, []), seatOf(1, [])], { ...sheet, choice: sent });
    const table = show([], { view, legal: [] });
    table.acting = false;
    flushSync();
    expect(document.querySelector('.worth')?.textContent).toBe('−2');
    table.tells(view, { kind: 'pass', seat: 1 });
    flushSync();
    expect(document.querySelector('.worth')).toBeNull();
  });

  const dig = (seat: number) => {
    const count = { travels: [{ piece: 'slot', from: `seats.${seat}.slots_free`, to: 'box', count: 2 }] };
    return { kind: 'dig' as const, seat, count: 2, first: 'b1', last: 'b2', cells: ['b1', 'b2'], direction: 'down' as const, ...count };
  };
  const found = (seat: number) => ({
    kind: 'found' as const,
    seat,
    finds: [{ cell: 'b2', content: 'honey' as const }],
    points: 11,
    travels: [{ piece: 'honey', from: `box.${seat}.b2`, to: `seats.${seat}.bar.0.ticked`, count: 1 }],
  });
  const dugBy = (seat: number) => seatOf(seat, [1], { dug: ['b1', 'b2'], last_dug: ['b1', 'b2'], points: 11, slots_free: 5 });

  it('draws what is dug and found as it happens, before the view has it', async () => {
    const table = show([seatOf(0, []), seatOf(1, [])], { legal: [] });
    const flying = () => document.querySelectorAll('[data-flight="honey"]').length;
    table.tells(viewOf([dugBy(0), seatOf(1, [])], sheet), dig(0), found(0), { kind: 'roll', seat: null, number: 5 });
    flushSync();
    expect(document.querySelectorAll('path.dig')).toHaveLength(2);
    await settle(320);
    expect(document.querySelectorAll('path.dig')).toHaveLength(0);
    expect(document.querySelectorAll('path.last')).toHaveLength(1);
    expect([flying(), ticked(), document.querySelectorAll('.slot.ticked').length]).toEqual([1, 0, 2]);
    expect(document.querySelector('.find.found')).not.toBeNull();
    await settle(320);
    expect([flying(), ticked(), document.querySelectorAll('.die circle').length]).toEqual([0, 1, 5]);
    await settle(500);
    expect([table.busy, ticked()]).toEqual([false, 1]);
  });

  it('crosses off a box of the timer as it is told', async () => {
    const table = show([seatOf(0, [])], { legal: [] });
    const crossed = () => ['.crossed', '.now'].map((look) => document.querySelectorAll(`.timer ${look}`).length);
    const timer = { ...table.view!.timer, crossed: 1 };
    const travels = [{ piece: 'cross', from: 'box', to: 'timer.crossed', count: 1 }];
    expect(crossed()).toEqual([0, 0]);
    table.tells(viewOf([seatOf(0, [])], { ...sheet, timer }), { kind: 'timer', seat: null, count: 2, travels }, { kind: 'pass', seat: 0 });
    flushSync();
    expect(crossed()).toEqual([1, 1]);
    await settle(320);
    expect(crossed()).toEqual([1, 0]);
    await settle(180);
    expect(crossed()).toEqual([1, 0]);
  });

  it('says who passed', async () => {
    const table = show([seatOf(0, []), seatOf(1, [])], { legal: [] });
    table.tells(viewOf([seatOf(0, []), seatOf(1, [])], sheet), { kind: 'pass', seat: 1 }, { kind: 'roll', seat: null, number: 2 });
    await settle(180);
    expect(document.querySelectorAll('.small .tag')).toHaveLength(1);
  });

  it('marks where another seat dug last and what it found, the own never', async () => {
    const table = show([seatOf(0, []), seatOf(1, [])], { legal: [] });
    const points = () => document.querySelector('.small strong')!.textContent;
    table.tells(viewOf([dugBy(0), dugBy(1)], sheet), dig(0), found(0), dig(1), found(1), { kind: 'over', seat: null, winners: [] });
    await settle(960);
    expect(points()).toBe('0');
    await settle(320);
    expect(points()).toBe('11'); // when it is told, before the view has it
    await settle(2000);
    const marked = [...document.querySelectorAll<HTMLElement>('[data-mark]')].map(({ dataset }) => [dataset['place'], dataset['mark']]);
    expect(marked.sort()).toEqual([
      ['seats.1.bar.0.ticked', '1'],
      ['seats.1.dug', '1'],
    ]);
  });

  it('lights what has come where nothing may move', async () => {
    settings.still = true;
    const table = show([seatOf(0, [])], { legal: [] });
    table.tells(viewOf([dugBy(0)], sheet), dig(0), found(0));
    await settle();
    const lit = () => document.querySelectorAll('.box.ticked[data-lit], .last[data-lit]').length;
    expect(lit()).toBe(2);
    await settle(1500);
    expect(lit()).toBe(0);
  });

  it('comes back from another sheet with Escape, and what is chosen stays chosen', async () => {
    const table = show([seatOf(0, []), seatOf(1, [])]);
    cell('b2').click();
    await settle();
    const large = (): string | null | undefined => document.querySelector('.own .name')?.textContent;
    for (const found of ['.say [data-look]', '[data-cell="b2"]']) {
      document.querySelector<HTMLElement>('[data-seat="1"]')!.click();
      await settle();
      expect(large()).toBe('Name 1');
      document.querySelector<HTMLElement>(found)!.focus();
      press('Escape');
      await settle();
      expect(large()).toBe('Name 0');
    }
    expect(table.pending.map((move) => move.text)).toEqual(['b1 down']);
  });

  it('looks closer at another sheet and back', () => {
    show([seatOf(0, []), seatOf(1, [])]);
    document.querySelector<HTMLElement>('button.small')!.click();
    flushSync();
    expect(document.querySelector('.own .name')?.textContent).toBe('Name 1');
    expect(cell('c3').getAttribute('aria-disabled')).toBe('true'); // there is nothing to dig there
    document.querySelector<HTMLElement>('.say button')!.click();
    flushSync();
    expect(document.querySelector('.own .name')?.textContent).toBe('Name 0');
  });
});

it('writes points with their sign', () => {
  expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '±0']);
  expect([plain(12), plain(-4)]).toEqual(['12', '−4']);
});
