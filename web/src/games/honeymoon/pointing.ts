// Which tunnel somebody means by pointing at a cell, or by drawing from one cell to another.

import { DIRECTIONS, type Moon } from './moon';
import type { Choice, Direction, Move } from './view';

export interface Dig {
  move: Move | null; // null: it has been sent
  cells: string[]; // in the order of digging
  direction: Direction;
  gain: number; // points that it brings
  sets: number; // and sets
}

/** The digs among the moves, each with the cells that it takes; if there are any, there are no other moves. */
export function digsOf(moves: readonly Move[], moon: Moon, { length, gains, sets }: Choice): Dig[] {
  return moves.flatMap((move, i) => {
    const { json } = move;
    if (json.move !== 'dig') return [];
    const cells = moon.line(json.cell, json.direction, length ?? 0);
    return [{ move, cells, direction: json.direction, gain: gains[i] ?? 0, sets: sets[i] ?? 0 }];
  });
}

/** The dig that was chosen and sent, while the others are still choosing. */
export function sentDig(moon: Moon, { cells, gains, sets }: Choice): Dig | null {
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return null;
  const direction = moon.heading(first, last) ?? moon.cell(first).start ?? 'down';
  return { move: null, cells, direction, gain: gains[0] ?? 0, sets: sets[0] ?? 0 };
}

/** The digs that take a cell, likeliest first: straight inwards from a start space, those that end there, begin there, go through it. */
export function digsAt(digs: readonly Dig[], moon: Moon, cell: string): Dig[] {
  const inward = moon.cell(cell).start;
  const rank = (dig: Dig): number => {
    const from = dig.cells[0] === cell;
    if (from && dig.direction === inward) return 0;
    if (dig.cells.at(-1) === cell) return 1;
    return from ? 2 : 3;
  };
  return digs.filter((dig) => dig.cells.includes(cell)).sort((a, b) => rank(a) - rank(b));
}

/** The move meant by a line drawn from one cell towards another: it begins at that cell, or beside it if that cell is dug. */
export function drawnMove(moon: Moon, dug: ReadonlySet<string>, from: string, to: string): string | undefined {
  const direction = moon.heading(from, to);
  if (!direction) return undefined;
  const first = dug.has(from) ? moon.beyond(from, direction)?.name : from;
  return first && `${first} ${direction}`;
}

/** Where a dig could just as well begin: between two start spaces, both ways are the same dig (rule HM21), and the server offers one. */
export function otherEnd(dig: Dig, moon: Moon, dug: ReadonlySet<string>): string | null {
  const [first, last] = [dig.cells[0]!, dig.cells.at(-1)!];
  const leadsOn = dug.has(moon.beyond(first, dig.direction, -1)?.name ?? '');
  return first !== last && !leadsOn && moon.cell(first).start && moon.cell(last).start ? last : null;
}

/** The dig meant by a line drawn from its other end. */
export function drawnBack(digs: readonly Dig[], moon: Moon, dug: ReadonlySet<string>, from: string, to: string): Dig | undefined {
  return digs.find((dig) => otherEnd(dig, moon, dug) === from && moon.heading(to, from) === dig.direction);
}

/** The dig after this one among those that take the cell; the first one if this one does not. */
export function nextDig(digs: readonly Dig[], current: string | undefined): Dig | undefined {
  const at = digs.findIndex((dig) => dig.move?.text === current);
  return digs[(at + 1) % digs.length];
}

/** The cell with a dig that is nearest to a point, if one is near: fingers are wider than cells. */
export function nearest(cells: ReadonlySet<string>, moon: Moon, x: number, y: number, reach: number): string | undefined {
  let best: string | undefined;
  let least = reach;
  for (const cell of cells) {
    const { row, column } = moon.place(cell);
    const far = Math.hypot(x - column - 0.5, y - row - 0.5);
    if (far < least) [best, least] = [cell, far];
  }
  return best;
}

/** The digs that lead on from tunnels, for the marks that show where. A start space has its own mark. */
export function leadingOn(digs: readonly Dig[], dug: ReadonlySet<string>, moon: Moon): Dig[] {
  return digs.filter((dig) => dug.has(moon.beyond(dig.cells[0]!, dig.direction, -1)?.name ?? ''));
}

/** What pointing at a cell where nothing can be dug may have meant: a move straight in from a start space, else away from a tunnel. */
export function wished(moon: Moon, cell: string, dug: ReadonlySet<string>): string {
  const away = DIRECTIONS.find((direction) => dug.has(moon.beyond(cell, direction, -1)?.name ?? ''));
  return `${cell} ${moon.cell(cell).start ?? away ?? 'down'}`;
}
