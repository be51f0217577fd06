import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Tips from './Tips.svelte';
import { REST, cornerBeside } from './tips.svelte';
import { HOLD, Touch } from './touch.svelte';

let root: HTMLElement;
let shown: ReturnType<typeof mount>;
let end: () => void;
let pressed: string[];
let dropped: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [pressed, dropped] = [[], []];
  root = document.createElement('section');
  root.innerHTML = `
    <span id="sign" data-tip="A store: buys sweets."><svg><path id="inside"></path></svg></span>
    <span id="picture" role="img" aria-label="three toffees"></span>
    <button id="pass" data-spot="pass" aria-label="Pass">P</button>
    <button id="die" data-spot="die" data-tip="A die: drag it.">3</button>
    <button id="words">in words</button>
    <span data-tip="of the parent"><i id="decoration" data-tip=""></i></span>`;
  for (const button of root.querySelectorAll('button')) button.onclick = () => pressed.push(button.id);
  document.body.append(root);
  document.elementFromPoint = () => null;
  const touch = new Touch({ lifts: (spot) => spot === 'die', drop: (spot) => dropped.push(spot) });
  end = touch.attach(root) as () => void;
  shown = mount(Tips, { target: root, props: { root, touch } });
  flushSync();
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? this === document.activeElement : matches.call(this, selector); // jsdom knows no keyboard
  });
});
afterEach(() => {
  end();
  void unmount(shown);
  root.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const at = (id: string) => document.getElementById(id)!;
const label = (): string | undefined => {
  flushSync();
  return document.querySelector('[role="tooltip"]')?.textContent;
};
function does(type: string, id: string, { pointerType = 'mouse', ...more }: MouseEventInit & { pointerType?: string } = {}): void {
  const event = new MouseEvent(type, { bubbles: type !== 'pointerleave', cancelable: true, ...more });
  at(id).dispatchEvent(Object.assign(event, { pointerType, pointerId: 1 }));
}
function moves(id: string, more: MouseEventInit & { pointerType?: string } = {}): void {
  does('pointerover', id, more);
  does('pointermove', id, more);
}
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

test('a mouse that rests on something is told what it is', async () => {
  moves('inside');
  await pass(REST - 1);
  expect(label()).toBeUndefined();
  await pass(1);
  expect(label()).toBe('A store: buys sweets.');
  moves('words'); // says what it is without a label
  expect(label()).toBeUndefined();
  moves('picture');
  await pass(REST);
  expect(label()).toBe('three toffees');
  root.dispatchEvent(new MouseEvent('pointerleave'));
  expect(label()).toBeUndefined();
});

test('what a board draws under a mouse that nobody moves is not explained', async () => {
  does('pointerover', 'sign');
  await pass(2 * REST);
  expect(label()).toBeUndefined();
  does('pointermove', 'sign');
  await pass(REST);
  expect(label()).toBe('A store: buys sweets.');
});

test('decoration has nothing to say, and what was pressed is not explained again', async () => {
  moves('decoration');
  await pass(REST);
  expect(label()).toBeUndefined();
  moves('pass');
  does('pointerdown', 'pass');
  await pass(2 * REST);
  expect(label()).toBeUndefined();
});

test('with the keyboard it is told at once, and read out only where it is more than the name', () => {
  at('pass').focus();
  expect([label(), at('pass').hasAttribute('aria-describedby')]).toEqual(['Pass', false]);
  at('die').focus();
  expect(label()).toBe('A die: drag it.');
  expect(at('die').getAttribute('aria-describedby')).toBe(document.querySelector('[role="tooltip"]')!.id);
  at('words').focus();
  expect([label(), at('die').hasAttribute('aria-describedby')]).toEqual([undefined, false]);
});

test('a finger that is held asks, and then does not press or drag', async () => {
  for (const id of ['pass', 'die']) {
    does('pointerdown', id, { pointerType: 'touch', clientX: 10 });
    await pass(HOLD);
    expect(label()).toBe(id === 'pass' ? 'Pass' : 'A die: drag it.');
    does('pointermove', id, { pointerType: 'touch', clientX: 60 });
    does('pointerup', id, { pointerType: 'touch', clientX: 60 });
    does('click', id, { pointerType: 'touch' });
    expect(label()).toBeDefined(); // to be read
  }
  expect([pressed, dropped]).toEqual([[], []]);
  does('pointerdown', 'words', { pointerType: 'touch' });
  expect(label()).toBeUndefined();
});

test('those who follow the pointer themselves are told that it is no press any more', async () => {
  const heard: string[] = [];
  for (const type of ['pointerdown', 'pointercancel']) at('sign').addEventListener(type, () => heard.push(type));
  does('pointerdown', 'sign', { pointerType: 'touch' });
  await pass(HOLD);
  expect(heard).toEqual(['pointerdown', 'pointercancel']);
});

test('a finger that slips, or is held where nothing is explained, does what it did', async () => {
  does('pointerdown', 'words', { pointerType: 'touch' });
  await pass(HOLD);
  does('pointerup', 'words', { pointerType: 'touch' });
  does('click', 'words', { pointerType: 'touch' });
  does('pointerdown', 'sign', { pointerType: 'touch', clientY: 0 });
  does('pointermove', 'sign', { pointerType: 'touch', clientY: 30 });
  await pass(HOLD);
  expect([pressed, label()]).toEqual([['words'], undefined]);
});

test('Escape hides it, and so does its thing when it goes; what means something else says so', async () => {
  at('pass').focus();
  at('pass').setAttribute('aria-label', 'Pass on');
  await pass(0);
  expect(label()).toBe('Pass on');
  at('pass').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(label()).toBeUndefined();
  moves('sign');
  await pass(REST);
  at('sign').remove();
  await pass(0);
  expect(label()).toBeUndefined();
});

test('it is beside its thing and in the window', () => {
  const [size, room] = [
    { width: 100, height: 40 },
    { width: 390, height: 844 },
  ];
  const beside = (left: number, top: number, width = 20, height = 20) => cornerBeside({ left, top, width, height }, size, room);
  expect(beside(200, 300)).toEqual({ left: 160, top: 254 }); // above
  expect(beside(0, 0)).toEqual({ left: 4, top: 26 }); // below, at the left edge
  expect(beside(380, 800)).toEqual({ left: 286, top: 754 }); // at the right edge
  expect(beside(0, 0, 100, 844)).toEqual({ left: 106, top: 402 }); // as tall as the window: beside it
  expect(beside(290, 0, 100, 844)).toEqual({ left: 184, top: 402 });
});
