import { describe, expect, it } from 'vitest';
import { Moon } from './moon';
import { moonOf } from './sheets.test-env';

describe('the moon', () => {
  const moon = moonOf('~ v ~', '> . <', '~ ^ ~');

  it('names cells by where they lie', () => {
    expect(moon.place('c2')).toEqual({ row: 1, column: 2 });
    expect(moon.beyond('a2', 'right', 2)?.name).toBe('c2');
    expect(moon.beyond('a2', 'left')).toBeNull();
    expect(moon.line('b1', 'down', 3)).toEqual(['b1', 'b2', 'b3']);
  });

  it('is drawn by lines along its rows and columns, broken by the sky', () => {
    expect(moon.lines(['b1', 'a2', 'b2', 'c2', 'b3'])).toBe('M1.5 0.5h0M1.5 0.5v2M0.5 1.5h2M0.5 1.5v0M2.5 1.5v0M1.5 2.5h0');
    expect(moonOf('. ~ .').lines(['a1', 'c1'])).toBe('M0.5 0.5h0M0.5 0.5v0M2.5 0.5h0M2.5 0.5v0');
  });

  it('joins dug neighbours and opens a start space to the outside', () => {
    const wide = new Moon(moonOf('> . .', '. . .').cells, 3);
    expect(wide.tunnels(['a1', 'b1'])).toBe('M0.5 0.5h1M0.5 0.5v0M1.5 0.5v0M0.5 0.5l-0.1 0');
    expect(wide.tunnels(['b1', 'b2'])).toBe('M1.5 0.5h0M1.5 0.5v1M1.5 1.5h0');
  });

  it('draws a dig from the tunnel that it leaves', () => {
    const wide = moonOf('> . . .');
    expect(wide.way(['b1', 'c1'], 'right', new Set(['a1']))).toBe('M1 0.5l1.5 0');
    expect(wide.way(['a1', 'b1'], 'right', new Set())).toBe('M0.5 0.5l1 0');
  });

  it('draws an edge around cells, none between them', () => {
    expect(moonOf('. . .', '. . .').edge(new Set(['a1', 'b1']))).toBe('M0 0h1M0 1h1M0 0v1M1 0h1M2 0v1M1 1h1');
  });
});
