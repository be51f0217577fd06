import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOLD, Touch, type Gestures } from './touch.svelte';

let root: HTMLElement;
let heard: string[];
let end: () => void;

function attach(gestures: Partial<Gestures> = {}): Touch {
  const touch = new Touch({
    holds: (spot) => spot === 'tile',
    hold: (spot) => heard.push(`hold ${spot}`),
    lifts: (spot) => spot === 'die',
    drop: (spot, on) => heard.push(`drop ${spot} on ${on}`),
    ...gestures,
  });
  end = touch.attach(root) as () => void;
  return touch;
}

const spot = (name: string) => root.querySelector<HTMLElement>(`[data-spot="${name}"]`)!;

function does(type: string, name: string, { pointerType = 'touch', ...more }: MouseEventInit & { pointerType?: string } = {}): boolean {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...more });
  return spot(name).dispatchEvent(Object.assign(event, { pointerType, pointerId: 1 }));
}

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  root = document.createElement('section');
  for (const name of ['tile', 'die', 'card']) {
    const button = document.createElement('button');
    button.dataset['spot'] = name;
    button.onclick = () => heard.push(`click ${name}`);
    root.append(button);
  }
  document.body.append(root);
  document.elementFromPoint = (x) => (x > 100 ? spot('card') : null);
});
afterEach(() => {
  end();
  root.remove();
  vi.useRealTimers();
});

test('a tap is left to the button', () => {
  const touch = attach();
  does('pointerdown', 'tile');
  expect(touch.holding).toBe('tile');
  does('pointerup', 'tile');
  does('click', 'tile');
  expect([heard, touch.holding]).toEqual([['click tile'], null]);
});

test('a press that is held is answered once, and its click is none', () => {
  attach();
  does('pointerdown', 'tile');
  vi.advanceTimersByTime(HOLD);
  does('contextmenu', 'tile'); // what a phone sends for a long press
  does('pointerup', 'tile');
  does('click', 'tile');
  does('click', 'tile');
  expect(heard).toEqual(['hold tile', 'click tile']);
});

test('a finger that slips does not hold', () => {
  attach();
  does('pointerdown', 'tile', { clientX: 10 });
  does('pointermove', 'tile', { clientX: 30 });
  vi.advanceTimersByTime(HOLD);
  expect(heard).toEqual([]);
});

test('the other button of a mouse holds', () => {
  attach();
  does('pointerdown', 'tile', { button: 2, pointerType: 'mouse' });
  expect(does('contextmenu', 'tile', { pointerType: 'mouse' })).toBe(false); // no menu
  expect(heard).toEqual(['hold tile']);
});

test('what can be lifted is dragged and dropped, and its click is none', () => {
  const touch = attach();
  does('pointerdown', 'die', { clientX: 10, clientY: 5 });
  does('pointermove', 'die', { clientX: 12, clientY: 5 });
  expect(touch.drag).toBeNull();
  does('pointermove', 'die', { clientX: 150, clientY: 5 });
  expect(touch.drag).toEqual({ spot: 'die', x: 150, y: 5, over: 'card' });
  does('pointerup', 'die', { clientX: 150, clientY: 5 });
  does('click', 'die');
  expect([heard, touch.drag]).toEqual([['drop die on card'], null]);
});

test('what cannot be lifted stays; Escape lets go', () => {
  const touch = attach();
  does('pointerdown', 'card', { clientX: 10 });
  does('pointermove', 'card', { clientX: 150 });
  expect(touch.drag).toBeNull();
  does('pointerdown', 'die', { clientX: 10 });
  does('pointermove', 'die', { clientX: 50 });
  spot('die').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  does('pointerup', 'die', { clientX: 150 });
  expect([heard, touch.drag]).toEqual([[], null]);
});
