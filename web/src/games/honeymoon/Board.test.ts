import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Table, type ChooseOptions } from '../../lib/table.svelte';
import Board from './Board.svelte';
import { motions } from './motion';
import { digMove, moonOf, seatOf, viewOf } from './sheets.test-env';
import type { components } from './schema';
import type { Happening, HoneymoonView, Move } from './view';

/** A table of one seat or two at which everything that is chosen is only noted. */
class NoteTable extends Table<unknown, components['schemas']> {
  acting = true;
  asks: string[] = [];
  refused: string[] = [];

  constructor(view: HoneymoonView, moves: Move[], you: number | null = 0) {
    super();
    this.motions = motions;
    this.you = you;
    this.seats = view.seats.map(({ seat }) => ({
      seat,
      name: `Name ${seat}`,
      kind: 'person',
      bot: null,
      you: seat === you,
      here: true,
      toAct: true,
      chosen: false,
    }));
    this.view = view;
    this.legal = moves;
  }

  override async choose(move: Move, options: ChooseOptions = {}): Promise<void> {
    this.asks.push(`${move.text}${options.confirm ? ' to confirm' : ''}`);
    this.pending = [...this.pending, move];
  }
  override async undo(): Promise<void> {
    this.asks.push('undo');
    this.pending = this.pending.slice(0, -1);
  }
  override send(): void {
    this.asks.push('send');
  }
  override async why(move: string): Promise<void> {
    this.refused.push(move);
  }
  happens(happening: Happening): void {
    this.beat += 1;
    this.happening = happening;
  }
  protected override arrive(): void {}
  protected override tell(): void {}
}

const moon = moonOf('~ v v ~', '> H . <', '> . # <', '~ ^ ^ ~');
const sheet = { cells: moon.cells, side: moon.side, choice: { length: 2, passed: false, cells: [] } };
const moves = ['b1 down', 'a2 right', 'b1 right'].map(digMove);

let shown: Record<string, unknown> | undefined;

function show(table: NoteTable): void {
  shown = mount(Board, { target: document.body, props: { table } });
  flushSync();
}

function cell(name: string): HTMLElement {
  return document.querySelector<HTMLElement>(`[data-cell="${name}"]`)!;
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
}

beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

describe('the board', () => {
  it('has a place to press for each cell of the moon, and one tab stop', () => {
    show(new NoteTable(viewOf([seatOf(0, [])], sheet), moves));
    expect(document.querySelectorAll('[role=gridcell]')).toHaveLength(12);
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    expect(cell('c3').getAttribute('aria-disabled')).toBe('true');
    expect(cell('b2').getAttribute('aria-disabled')).toBeNull();
    expect(cell('b2').getAttribute('aria-label')).toContain('b1 down');
  });

  it('is walked by arrow keys, over the edge of the moon nowhere', () => {
    show(new NoteTable(viewOf([seatOf(0, [])], sheet), moves));
    const press = (key: string): void => {
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      flushSync();
    };
    cell('b1').focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight']) press(key);
    expect((document.activeElement as HTMLElement).dataset['cell']).toBe('d2');
    press('Home');
    expect((document.activeElement as HTMLElement).dataset['cell']).toBe('a2');
    press('PageUp');
    expect((document.activeElement as HTMLElement).dataset['cell']).toBe('b1');
  });

  it('gives the focus to the way back when a sheet is looked at, and to that sheet on the way back', async () => {
    show(new NoteTable(viewOf([seatOf(0, []), seatOf(1, [])], sheet), moves));
    const press = async (button: HTMLElement): Promise<void> => {
      button.focus();
      button.click();
      await settle();
    };
    await press(document.querySelector<HTMLElement>('[data-seat="1"]')!);
    const back = document.querySelector<HTMLElement>('.say [data-look]')!;
    expect(document.activeElement).toBe(back);
    await press(back);
    expect((document.activeElement as HTMLElement).dataset['seat']).toBe('1');
  });

  it('chooses a dig to be confirmed, and the next one of the cell instead of it', async () => {
    const table = new NoteTable(viewOf([seatOf(0, [])], sheet), moves);
    show(table);
    cell('b2').click();
    await settle();
    expect(table.asks).toEqual(['b1 down to confirm']);
    expect(cell('b2').getAttribute('aria-selected')).toBe('true');
    cell('b2').click();
    await settle();
    expect(table.asks.slice(1)).toEqual(['undo', 'a2 right to confirm']);
    cell('b2').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await settle();
    expect(table.pending).toEqual([]);
  });

  it('sends what is chosen with the Enter key, where Space would go on to the next', async () => {
    const table = new NoteTable(viewOf([seatOf(0, [])], sheet), moves);
    show(table);
    const enter = (): boolean => cell('b2').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    expect(enter()).toBe(true); // nothing is chosen yet: the key presses the cell
    cell('b2').click();
    await settle();
    expect(enter()).toBe(false);
    expect(table.asks).toEqual(['b1 down to confirm', 'send']);
  });

  it('asks why where nothing can be dug', () => {
    const table = new NoteTable(viewOf([seatOf(0, [])], sheet), moves);
    show(table);
    cell('b4').click();
    expect(table.refused).toEqual(['b4 up']);
    expect(table.asks).toEqual([]);
  });

  it('offers lengths on a one, and the digs of the chosen one', async () => {
    const length = (count: number): Move => ({
      index: 0,
      text: `length ${count}`,
      json: { move: 'length', length: count },
      say: `Dig ${count}`,
    });
    const table = new NoteTable(viewOf([seatOf(0, [])], { ...sheet, die: 1, choice: { length: null, passed: false, cells: [] } }), [
      length(1),
      length(2),
    ]);
    show(table);
    const buttons = [...document.querySelectorAll<HTMLElement>('.lengths button')];
    expect(buttons.map((button) => button.textContent?.trim())).toEqual(['1', '2']);
    buttons[1]!.click();
    await settle();
    table.legal = moves;
    flushSync();
    cell('b2').click();
    await settle();
    expect(table.pending.map((move) => move.text)).toEqual(['length 2', 'b1 down']);
  });

  it('only shows when it is not the viewer who acts', () => {
    const table = new NoteTable(viewOf([seatOf(0, []), seatOf(1, [])], { ...sheet, choice: null }), [], null);
    table.acting = false;
    show(table);
    cell('b2').click();
    expect([table.asks, table.refused]).toEqual([[], []]);
  });

  it('draws what is dug and found as it happens, before the view has it', () => {
    const table = new NoteTable(viewOf([seatOf(0, []), seatOf(1, [])], sheet), []);
    table.acting = false;
    show(table);
    table.happens({ kind: 'dig', seat: 0, count: 2, first: 'b1', last: 'b2', cells: ['b1', 'b2'], direction: 'down', text: '' });
    flushSync();
    expect(document.querySelectorAll('path.dig')).toHaveLength(2);
    table.happens({ kind: 'found', seat: 0, finds: [{ cell: 'b2', content: 'honey' }], text: '' });
    flushSync();
    table.happens({ kind: 'roll', seat: null, number: 5, text: '' });
    flushSync();
    expect(document.querySelectorAll('path.dig')).toHaveLength(0);
    expect(document.querySelectorAll('.box.ticked')).toHaveLength(1);
    expect(document.querySelectorAll('.die .last circle')).toHaveLength(5);
  });

  it('comes back from another sheet with Escape, and what is chosen stays chosen', async () => {
    const table = new NoteTable(viewOf([seatOf(0, []), seatOf(1, [])], sheet), moves);
    show(table);
    cell('b2').click();
    await settle();
    const large = (): string | null | undefined => document.querySelector('.own .name')?.textContent;
    const escape = async (): Promise<void> => {
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      await settle();
    };
    for (const found of ['.say [data-look]', '[data-cell="b2"]']) {
      document.querySelector<HTMLElement>('[data-seat="1"]')!.click();
      await settle();
      expect(large()).toBe('Name 1');
      document.querySelector<HTMLElement>(found)!.focus();
      await escape();
      expect(large()).toBe('Name 0');
    }
    expect(table.pending.map((move) => move.text)).toEqual(['b1 down']);
  });

  it('looks closer at another sheet and back', () => {
    show(new NoteTable(viewOf([seatOf(0, []), seatOf(1, [])], sheet), moves));
    document.querySelector<HTMLElement>('button.small')!.click();
    flushSync();
    expect(document.querySelector('.own .name')?.textContent).toBe('Name 1');
    expect(cell('c3').getAttribute('aria-disabled')).toBe('true'); // there is nothing to dig there
    document.querySelector<HTMLElement>('.say button')!.click();
    flushSync();
    expect(document.querySelector('.own .name')?.textContent).toBe('Name 0');
  });
});
