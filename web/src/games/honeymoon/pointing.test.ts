import { describe, expect, it } from 'vitest';
import { digsAt, digsOf, drawnBack, drawnMove, leadingOn, nearest, nextDig, otherEnd, sentDig, wished, type Dig } from './pointing';
import { choiceOf, digMove, moonOf } from './sheets.test-env';
import type { Move } from './view';

const moon = moonOf('~ v v ~', '> . . <', '> . . <', '~ ^ ^ ~');
const digs = digsOf(['b1 down', 'c1 down', 'b1 right', 'a2 right', 'b4 up'].map(digMove), moon, choiceOf(2));
const texts = (found: Dig[]) => found.map((dig) => dig.move?.text);

describe('pointing at a tunnel', () => {
  it('knows the cells that each dig takes, and leaves other moves out', () => {
    const length: Move = { index: 1, text: 'length 2', json: { move: 'length', length: 2 }, say: '' };
    expect(digsOf([length, digMove('a2 right')], moon, choiceOf(3)).map((dig) => dig.cells)).toEqual([['a2', 'b2', 'c2']]);
  });

  it('knows what each dig brings, and which one is sent', () => {
    const choice = { ...choiceOf(2), gains: [3, -2], sets: [1, 0] };
    expect(digsOf([digMove('b1 down'), digMove('a2 right')], moon, choice)).toMatchObject([
      { gain: 3, sets: 1 },
      { gain: -2, sets: 0 },
    ]);
    expect(sentDig(moon, choice)).toBeNull();
    const sent = sentDig(moon, { ...choiceOf(2), cells: ['b3', 'b2'], gains: [6], sets: [0] });
    expect(sent).toEqual({ move: null, cells: ['b3', 'b2'], direction: 'up', gain: 6, sets: 0 });
    expect(sentDig(moon, { ...choiceOf(1), cells: ['a2'] })?.direction).toBe('right');
  });

  it('takes a start space for the way straight in, then for what ends there', () => {
    expect(texts(digsAt(digs, moon, 'b1'))).toEqual(['b1 down', 'b1 right']);
    expect(texts(digsAt(digs, moon, 'c1'))).toEqual(['c1 down', 'b1 right']);
  });

  it('takes a cell of the rock for what ends there first', () => {
    expect(texts(digsAt(digs, moon, 'b2'))).toEqual(['b1 down', 'a2 right']);
    expect(digsAt(digs, moon, 'd3')).toEqual([]);
  });

  it('goes round the digs of a cell when it is pressed again', () => {
    const there = digsAt(digs, moon, 'b2');
    expect(nextDig(there, undefined)?.move?.text).toBe('b1 down');
    expect(nextDig(there, 'b1 down')?.move?.text).toBe('a2 right');
    expect(nextDig(there, 'a2 right')?.move?.text).toBe('b1 down');
    expect(nextDig([], 'a2 right')).toBeUndefined();
  });

  it('follows a line drawn from the first cell, however far, or from the tunnel before it', () => {
    expect(drawnMove(moon, new Set(), 'b1', 'b4')).toBe('b1 down');
    expect(drawnMove(moon, new Set(), 'c1', 'b1')).toBe('c1 left');
    expect(drawnMove(moon, new Set(['a2']), 'a2', 'd2')).toBe('b2 right');
    expect(drawnMove(moon, new Set(['a2']), 'a2', 'a2')).toBeUndefined();
    expect(drawnMove(moon, new Set(['d2']), 'd2', 'c4')).toBe('d3 down');
  });

  it('follows a line drawn from the other end of a dig between two start spaces', () => {
    expect(drawnBack(digs, moon, new Set(), 'c1', 'a1')?.move?.text).toBe('b1 right');
    expect(drawnBack(digs, moon, new Set(), 'c1', 'd1')).toBeUndefined();
    expect(drawnBack(digs, moon, new Set(), 'b2', 'b1')).toBeUndefined(); // b2 is not a start space
    expect(drawnBack(digs, moon, new Set(['a1']), 'c1', 'b1')).toBeUndefined(); // from the tunnel it goes only one way
    expect(digs.map((dig) => otherEnd(dig, moon, new Set()))).toEqual([null, null, 'c1', null, null]);
  });

  it('finds the lit cell that a wide finger means', () => {
    const lit = new Set(['b2', 'c3']);
    expect(nearest(lit, moon, 1.1, 0.9, 1.2)).toBe('b2');
    expect(nearest(lit, moon, 3.9, 3.9, 1.2)).toBeUndefined();
  });

  it('marks only beginnings that lead away from a tunnel', () => {
    const both = digsOf([digMove('b2 right'), digMove('b3 right')], moon, choiceOf(2));
    expect(texts(leadingOn(both, new Set(['a2']), moon))).toEqual(['b2 right']);
  });

  it('asks why about the dig that somebody may have meant', () => {
    expect(wished(moon, 'b1', new Set())).toBe('b1 down');
    expect(wished(moon, 'b2', new Set(['a2']))).toBe('b2 right');
    expect(wished(moon, 'c3', new Set())).toBe('c3 down');
  });
});
