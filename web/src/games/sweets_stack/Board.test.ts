import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MoveInfo, View } from '../../lib/api';
import { Table, type ChooseOptions } from '../../lib/table.svelte';
import Board from './Board.svelte';
import { candy, seat, view } from './laid';
import type { SeatView, StackView } from './view';

/** A table that writes down what the board wants. */
class Written extends Table {
  done: string[] = [];
  readonly acting = true;
  override choose(move: MoveInfo, options: ChooseOptions = {}): Promise<void> {
    this.done.push([move.text, ...Object.keys(options)].join(' '));
    return Promise.resolve();
  }
  override undo(): Promise<void> {
    this.done.push('undo');
    return Promise.resolve();
  }
  override send(): void {
    this.done.push('send');
  }
  override why(move: string): Promise<void> {
    this.done.push(`why ${move}`);
    return Promise.resolve();
  }
  protected override arrive(): void {}
  protected override tell(): void {}

  constructor(position: StackView, you: number | null, ...legal: string[]) {
    super();
    this.view = position as unknown as View;
    this.you = you;
    this.legal = legal.map((text, index) => ({ index, text, json: {}, say: text }));
    this.seats = position.seats.map(({ seat: number }) => {
      const tag = { seat: number, name: `N${number}`, kind: 'person' as const, bot: null, you: number === you };
      return { ...tag, here: true, toAct: number === you && legal.length > 0, chosen: false };
    });
  }
}

let shown: ReturnType<typeof mount> | null = null;
function draw(table: Table): HTMLElement {
  shown = mount(Board, { target: document.body, props: { table } });
  flushSync();
  return document.body;
}
function press(element: Element | null, key: string): void {
  element!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}
const click = (page: HTMLElement, found: string): void => page.querySelector<HTMLElement>(found)!.click();
const card = (name: string): string => `.cards [data-card="${name}"]`;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => void (shown && unmount(shown)));

function own(more: Partial<SeatView>): SeatView {
  return seat(0, { hand: [candy('b1', '##'), candy('y2', '#')], ...more });
}

describe('the board', () => {
  it('passes a card when it is touched, and does so at the second touch', async () => {
    const table = new Written({ ...view(own({}), seat(1)), phase: 'choosing' }, 0, 'play b1', 'play y2');
    const page = draw(table);
    click(page, card('y2'));
    await Promise.resolve();
    expect(table.done).toEqual(['play y2 confirm instead']);
    table.pending = [table.legal[1]!];
    flushSync();
    expect(page.querySelector(card('y2'))?.getAttribute('aria-pressed')).toBe('true');
    click(page, card('y2'));
    await Promise.resolve();
    expect(table.done.at(-1)).toBe('send');
  });

  it('shows over the neighbour\'s bucket what the card under the finger would bring', () => {
    const table = new Written({ ...view(own({ gives_to: 1 }), seat(1)), phase: 'choosing' }, 0, 'play b1', 'play y2');
    const page = draw(table);
    expect(page.querySelector('.others .maybe')).toBeNull();
    page.querySelector(card('b1'))!.dispatchEvent(new Event('pointerenter'));
    flushSync();
    expect(page.querySelectorAll('.others .maybe .emblem')).toHaveLength(2);
  });

  it('keeps the hand when a card to pass is touched while it could be exchanged', async () => {
    const table = new Written({ ...view(own({}), seat(1)), phase: 'offering' }, 0, 'keep', 'exchange');
    const page = draw(table);
    click(page, card('b1'));
    await Promise.resolve();
    expect(table.done).toEqual(['keep now']);
    table.legal = [{ index: 0, text: 'play b1', json: {}, say: '' }];
    table.view = { ...(table.view as View), phase: 'choosing' };
    flushSync();
    expect(table.done).toEqual(['keep now', 'play b1 confirm']);
  });

  it('lets the received candy hover at once, and steers and drops it by keys', async () => {
    const received = candy('r1', '##');
    const table = new Written(view(own({ received }), seat(1)), 0, 'place r1', 'place b1');
    const page = draw(table);
    expect(table.done).toEqual(['place r1 part']);
    table.pending = [table.legal[0]!];
    table.legal = ['a1', 'b1'].map((cell, index) => ({ index, text: `rest ${cell}`, json: {}, say: cell }));
    table.view = view(own({ received, placing: { candy: received, turn: 0, shape: '##', price: 0, cells: [] } }), seat(1)) as unknown as View;
    flushSync();
    const places = page.querySelector('[role="listbox"]');
    const aim = (): string | null | undefined => page.querySelector('[aria-selected="true"]')?.getAttribute('aria-label');
    press(places, 'ArrowRight');
    await new Promise((resolve) => setTimeout(resolve));
    expect(aim()).toBe('b1');
    press(places, 'Enter');
    await new Promise((resolve) => setTimeout(resolve));
    expect(table.done.at(-1)).toBe('rest b1 confirm');
  });

  it('turns for a price, and says why it cannot', () => {
    const received = candy('r1', '##');
    const table = new Written(view(own({ received }), seat(1)), 0, 'place r1', 'decline');
    const page = draw(table);
    const [, turned] = page.querySelectorAll<HTMLElement>('.turn');
    expect(turned!.textContent.trim()).toBe('2');
    expect(turned!.getAttribute('aria-disabled')).toBe('true');
    turned!.click();
    expect(table.done.at(-1)).toBe('why place r1 90');
    expect(page.querySelector(`${card('b1')} .price`)?.textContent).toBe('3');
  });

  it('is drawn for who looks on, and from the data of any edition', () => {
    const wide = Array.from({ length: 5 }, () => '.'.repeat(12));
    const colours: StackView['row_colours'] = ['red', 'red', 'blue', 'green', 'yellow'];
    const seats = [0, 1, 2, 3].map((number) => seat(number, { bucket: wide }));
    const page = draw(new Written({ ...view(...seats), wide: 12, high: 5, row_colours: colours }, null));
    expect(page.querySelectorAll('.seat')).toHaveLength(4);
    expect(page.querySelectorAll('.seat:first-child .tint')).toHaveLength(5);
    expect(page.querySelector('.tint')?.getAttribute('width')).toBe('120');
    expect(page.querySelector('.rack')).toBeNull();
  });
});
