import { describe, expect, it } from 'vitest';
import { closest, cursor, nearest } from './cursor';

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
// 0 1 2
// 3   4
const BOXES = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(44, 20)];

describe('arrow keys', () => {
  it('go to the nearest in that direction, straight on first', () => {
    expect(nearest(BOXES, 0, [1, 0])).toBe(1);
    expect(nearest(BOXES, 2, [-1, 0])).toBe(1);
    expect(nearest(BOXES, 0, [0, 1])).toBe(3);
    expect(nearest(BOXES, 2, [0, 1])).toBe(4);
    expect(nearest(BOXES, 3, [1, 0])).toBe(4);
  });

  it('stay where nothing comes', () => {
    expect(nearest(BOXES, 0, [-1, 0])).toBe(-1);
    expect(nearest(BOXES, 4, [0, 1])).toBe(-1);
    expect(nearest(BOXES, -1, [0, 1])).toBe(-1);
  });

  it('go on at what is nearest when what had the focus is gone', () => {
    expect(closest(BOXES, box(22, 3))).toBe(1);
    expect(closest(BOXES, box(60, 60))).toBe(4);
    expect(closest([], box(0, 0))).toBe(-1);
  });

  it('keep one tab stop: where the focus is, else where something can be done', async () => {
    const root = document.createElement('section');
    for (const name of ['a', 'b', 'c']) {
      const button = document.createElement('button');
      button.dataset['spot'] = name;
      if (name === 'b') button.dataset['first'] = '';
      root.append(button);
    }
    document.body.append(root);
    const end = cursor(root);
    const buttons = () => [...root.querySelectorAll('button')];
    const stops = () => buttons().flatMap((each) => (each.tabIndex === 0 ? [each.dataset['spot']] : []));
    expect(stops()).toEqual(['b']);
    root.querySelectorAll('button')[2]!.focus();
    expect(stops()).toEqual(['c']);
    root.querySelectorAll('button')[2]!.remove();
    await Promise.resolve();
    expect([stops(), document.activeElement]).toEqual([['b'], root.querySelectorAll('button')[1]]);
    root.querySelectorAll('button')[0]!.focus();
    expect(stops()).toEqual(['a']);
    const outside = document.createElement('button');
    document.body.append(outside);
    outside.focus();
    expect(stops()).toEqual(['b']);
    end();
    outside.remove();
    root.remove();
  });

  it('go on from the board itself when there is only something to look at', async () => {
    const root = document.createElement('section');
    root.tabIndex = -1;
    root.innerHTML = '<button data-spot="laid" data-first></button><button data-spot="store" aria-expanded="false"></button>';
    document.body.append(root);
    const end = cursor(root);
    const [laid, store] = [...root.querySelectorAll('button')];
    laid!.focus();
    laid!.remove();
    await Promise.resolve();
    expect(document.activeElement).toBe(root);
    root.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
    expect(document.activeElement).toBe(store);
    end();
    root.remove();
  });
});
