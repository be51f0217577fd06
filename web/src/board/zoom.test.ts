import { afterEach, beforeEach, expect, test } from 'vitest';
import { CLOSEST, Zoom } from './zoom.svelte';

let box: HTMLElement;
let zoom: Zoom;
let begun: number;
let end: () => void;

/** Fingers at these places; the box is 100 pixels from the edge of the window. */
function touch(type: string, ...points: [x: number, y: number][]): Event {
  const touches = points.map(([x, y]) => ({ clientX: 100 + x, clientY: 100 + y }));
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches });
  box.dispatchEvent(event);
  return event;
}

function wheel(deltaY: number, ctrlKey: boolean): WheelEvent {
  const event = new WheelEvent('wheel', { deltaY, ctrlKey, clientX: 300, clientY: 200, cancelable: true });
  box.dispatchEvent(event);
  return event;
}

const scrolled = () => [box.scrollLeft, box.scrollTop].map(Math.round);

beforeEach(() => {
  begun = 0;
  box = document.createElement('div');
  box.getBoundingClientRect = () => new DOMRect(100, 100, 400, 400);
  document.body.append(box);
  zoom = new Zoom(() => (begun += 1));
  end = zoom.attach(box) as () => void;
});
afterEach(() => {
  end();
  box.remove();
});

test('one finger is left to the page', () => {
  expect(touch('touchstart', [10, 10]).defaultPrevented).toBe(false);
  expect(touch('touchmove', [90, 90]).defaultPrevented).toBe(false);
  expect([zoom.scale, begun]).toEqual([1, 0]);
});

test('two fingers enlarge, and what is between them stays there', () => {
  touch('touchstart', [150, 200], [250, 200]);
  expect(touch('touchmove', [100, 200], [300, 200]).defaultPrevented).toBe(true);
  expect([zoom.scale, box.style.getPropertyValue('--zoom'), begun]).toEqual([2, '2', 1]);
  expect(scrolled()).toEqual([200, 200]); // the point at 200, 200 is now at 400, 400 of what is enlarged
  touch('touchmove', [150, 150], [350, 150]);
  expect(scrolled()).toEqual([150, 250]); // both fingers moved, and it moves with them
});

test('it is enlarged only so far, and never made smaller', () => {
  touch('touchstart', [190, 200], [210, 200]);
  touch('touchmove', [0, 200], [400, 200]);
  expect(zoom.scale).toBe(CLOSEST);
  touch('touchend');
  touch('touchstart', [0, 200], [400, 200]);
  touch('touchmove', [190, 200], [210, 200]);
  expect(zoom.scale).toBe(1);
});

test('the wheel enlarges with Ctrl, at the pointer, and else is left to the page', () => {
  expect(wheel(-300, false).defaultPrevented).toBe(false);
  expect(zoom.scale).toBe(1);
  expect(wheel(-300, true).defaultPrevented).toBe(true);
  expect(zoom.scale).toBeCloseTo(Math.E);
  expect(scrolled()).toEqual([200, 100].map((at) => Math.round(at * (Math.E - 1))));
});

test('everything comes into sight again', () => {
  wheel(-600, true);
  zoom.reset();
  expect([zoom.scale, box.style.getPropertyValue('--zoom'), ...scrolled()]).toEqual([1, '1', 0, 0]);
});
