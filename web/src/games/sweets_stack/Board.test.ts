import { Book } from '../../lib/book';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Table, type ChooseOptions } from '../../lib/table.svelte';
import Board from './Board.svelte';
import { candy, seat, view } from './laid';
import type { components } from './schema';
import type { Move, SeatView, StackTable, StackView } from './view';

/** A table that writes down what the board wants. */
class Written extends Table<unknown, components['schemas']> {
  done: string[] = [];
  readonly acting = true;
  override past = false;
  outcomes: Record<string, { view?: StackView; legal: string[] }> = {}; // what comes of a move that is chosen
  override choose(move: Move, options: ChooseOptions = {}): Promise<void> {
    this.done.push([move.text, ...Object.keys(options)].join(' '));
    const then = this.outcomes[move.text];
    if (!then) return Promise.resolve();
    this.pending = options.instead ? [move] : [...this.pending, move];
    this.legal = moves(then.legal);
    if (then.view) this.view = then.view;
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
    this.view = position;
    this.you = you;
    this.legal = moves(legal);
    this.seats = position.seats.map(({ seat: number }) => {
      const tag = { seat: number, name: `N${number}`, kind: 'person' as const, bot: null, you: number === you };
      return { ...tag, here: true, toAct: number === you && legal.length > 0, chosen: false };
    });
  }
}

function moves(texts: string[]): Move[] {
  return texts.map((text, index) => ({ index, text, json: { move: 'keep' }, say: text })); // the board reads the text
}
/** Until what was begun is done. */
const done = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let shown: ReturnType<typeof mount> | null = null;
function draw(table: StackTable): HTMLElement {
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
  // A page without a layout: a pixel is a unit of the drawing.
  Object.assign(SVGElement.prototype, { getScreenCTM: () => ({ inverse: () => null }) });
  vi.stubGlobal(
    'DOMPoint',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
      matrixTransform = (): this => this;
    },
  );
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

  it("shows over the neighbour's bucket what the card under the finger would bring", () => {
    const table = new Written({ ...view(own({ gives_to: 1 }), seat(1)), phase: 'choosing' }, 0, 'play b1', 'play y2');
    const page = draw(table);
    expect(page.querySelector('.others .maybe')).toBeNull();
    page.querySelector(card('b1'))!.dispatchEvent(new Event('pointerenter'));
    flushSync();
    expect(page.querySelectorAll('.others .maybe .emblem')).toHaveLength(2);
  });

  it('keeps the hand for a card that is touched while it could be exchanged, and passes it when all have decided', async () => {
    const table = new Written({ ...view(own({}), seat(1)), phase: 'offering' }, 0, 'keep', 'exchange');
    table.outcomes = { keep: { legal: [] } };
    table.words = new Book('en', 'move-play = Pass { $card }\ncard-plain = { $card }\n');
    const page = draw(table);
    click(page, card('b1'));
    await done();
    expect(table.meant).toEqual(['Pass b1']);
    click(page, card('b1'));
    await done();
    expect(table.done).toEqual(['keep confirm instead', 'send']);
    expect(page.querySelector(card('b1'))?.getAttribute('aria-pressed')).toBe('true');
    table.pending = [];
    table.legal = moves(['play b1', 'play y2']);
    table.view = { ...table.view!, phase: 'choosing' };
    flushSync();
    expect(table.done.slice(2)).toEqual(['play b1 now']);
    expect(table.meant).toBeNull();
  });

  it('keeps the hand and passes the card in one where nobody else has to decide', async () => {
    const table = new Written({ ...view(own({}), seat(1)), phase: 'offering' }, 0, 'keep', 'exchange');
    table.outcomes = { keep: { legal: ['play b1', 'play y2'] }, 'play b1': { legal: [] } };
    const page = draw(table);
    click(page, card('b1'));
    await done();
    expect(table.meant).toEqual(['play b1']);
    click(page, card('b1'));
    expect(table.done).toEqual(['keep confirm instead', 'play b1 confirm', 'send']);
  });

  const received = candy('r1', '##');
  const hovering = (more: Partial<SeatView> = {}): StackView => ({ ...view(own({ received, ...more }), seat(1)), rests: ['a1', 'b1'] });
  const placing = (turn: number, shape: string): Partial<SeatView> => ({ placing: { candy: received, turn, shape, price: 0, cells: [] } });
  const aim = (page: HTMLElement): string | null | undefined => page.querySelector('[aria-selected="true"]')?.getAttribute('data-move');

  it('lets the received candy hover with nothing chosen, and steers and drops it by keys', async () => {
    const table = new Written(hovering(), 0, 'place r1', 'place r1 90', 'place b1');
    table.outcomes = { 'place r1': { view: view(own({ received, ...placing(0, '##') }), seat(1)), legal: ['rest a1', 'rest b1'] } };
    table.outcomes['rest b1'] = { legal: [] };
    const page = draw(table);
    expect(table.done).toEqual([]);
    expect(page.querySelector('.turn')?.getAttribute('aria-pressed')).toBe('true');
    const places = page.querySelector('[role="listbox"]');
    press(places, 'ArrowRight');
    await done();
    expect(aim(page)).toBe('rest b1');
    press(places, 'Enter');
    await done();
    expect(table.done).toEqual(['place r1 part', 'rest b1 confirm', 'send']);
  });

  it('takes back a turn that was chosen, and the candy hovers as it was', async () => {
    const turned = { view: view(own({ received, ...placing(90, '#/#') }), seat(1)), legal: ['rest a1', 'rest c1'] };
    const table = new Written(hovering(), 0, 'place r1', 'place r1 90');
    table.outcomes = { 'place r1 90': turned };
    const page = draw(table);
    page.querySelectorAll<HTMLElement>('.turn')[1]!.click();
    await done();
    flushSync();
    expect(page.querySelectorAll('[role="option"]')).toHaveLength(2);
    expect(page.querySelector('[data-move="rest c1"]')).not.toBeNull();
    const places = page.querySelector<HTMLElement>('[role="listbox"]')!;
    places.focus();
    press(places, 'Escape');
    await done();
    expect(table.done).toEqual(['place r1 90 part instead', 'undo']);
    [table.pending, table.legal, table.view] = [[], moves(['place r1', 'place r1 90']), hovering()];
    flushSync();
    await done();
    expect(table.done).toHaveLength(2);
    expect(page.querySelector('[data-move="rest b1"]')).not.toBeNull();
  });

  it('drops where a finger touches twice', async () => {
    const table = new Written(hovering(), 0, 'place r1');
    table.outcomes = { 'place r1': { view: hovering(placing(0, '##')), legal: ['rest a1', 'rest b1'] }, 'rest a1': { legal: [] } };
    const page = draw(table);
    const places = page.querySelector('[role="listbox"]')!;
    const tap = (): boolean =>
      places.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true, clientX: 0, clientY: 0 }));
    tap();
    await done();
    expect([table.done, aim(page)]).toEqual([[], 'rest a1']);
    tap();
    await done();
    expect(table.done).toEqual(['place r1 part', 'rest a1 confirm', 'send']);
  });

  it('turns for a price, and says why it cannot', () => {
    const table = new Written(view(own({ received }), seat(1)), 0, 'place r1', 'decline');
    const page = draw(table);
    const [, turned] = page.querySelectorAll<HTMLElement>('.turn');
    expect(turned!.textContent.trim()).toBe('2');
    expect(turned!.getAttribute('aria-disabled')).toBe('true');
    turned!.click();
    expect(table.done.at(-1)).toBe('why place r1 90');
    expect(page.querySelector(`${card('b1')} .price`)?.textContent).toBe('3');
  });

  it('changes nothing for a card that is refused', async () => {
    const table = new Written(hovering(), 0, 'place r1', 'place r1 90');
    const page = draw(table);
    const turns = (): string[] => [...page.querySelectorAll('.turn')].map((turn) => turn.outerHTML);
    const before = turns();
    click(page, card('y2'));
    await done();
    flushSync();
    expect(table.done).toEqual(['why place y2']);
    expect(turns()).toEqual(before);
  });

  it('offers nothing in a match as it was', () => {
    const table = new Written(hovering(), 0);
    table.seats = table.seats.map((each) => ({ ...each, toAct: each.you }));
    table.past = true;
    const page = draw(table);
    expect(page.querySelectorAll('.pad button, .turn, [role="listbox"], .price')).toHaveLength(0);
    expect(page.querySelectorAll('.rack button:not([aria-disabled="true"])')).toHaveLength(0);
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
