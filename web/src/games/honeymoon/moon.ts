// The moon as a drawing: one unit is a cell, and the first cell reaches from (0, 0) to (1, 1).

import type { Cell, Direction } from './view';

export interface Place {
  row: number;
  column: number;
}

export const STEPS: Record<Direction, Place> = {
  up: { row: -1, column: 0 },
  right: { row: 0, column: 1 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
};
export const DIRECTIONS = Object.keys(STEPS) as Direction[];

/** A sheet's cells by where they are. */
export class Moon {
  readonly #index: Map<string, number>;

  constructor(
    readonly cells: Cell[],
    readonly side: number,
  ) {
    this.#index = new Map(cells.map((cell, index) => [cell.name, index]));
  }

  /** The cell of this name; names come from the server, so there is one. */
  cell(name: string): Cell {
    return this.cells[this.#index.get(name) ?? 0]!;
  }

  place(name: string): Place {
    const index = this.#index.get(name) ?? 0;
    return { row: Math.floor(index / this.side), column: index % this.side };
  }

  at(row: number, column: number): Cell | null {
    const inside = row >= 0 && row < this.side && column >= 0 && column < this.side;
    return inside ? this.cells[row * this.side + column]! : null;
  }

  /** The cell this many steps from another; null beyond the sheet. */
  beyond(name: string, direction: Direction, steps = 1): Cell | null {
    const { row, column } = this.place(name);
    return this.at(row + STEPS[direction].row * steps, column + STEPS[direction].column * steps);
  }

  /** The direction from one cell towards another; null if they are the same. */
  heading(from: string, to: string): Direction | null {
    const [start, end] = [this.place(from), this.place(to)];
    const [down, right] = [end.row - start.row, end.column - start.column];
    if (down === 0 && right === 0) return null;
    if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'right' : 'left';
    return down > 0 ? 'down' : 'up';
  }

  /** This many cells in a straight line, as far as the sheet reaches. */
  line(first: string, direction: Direction, length: number): string[] {
    const cells = Array.from({ length }, (_, step) => this.beyond(first, direction, step));
    return cells.flatMap((cell) => (cell ? [cell.name] : []));
  }

  /** Cells as lines through their middles, along rows and columns. Drawn as wide as a cell, the lines of the rock are the moon. */
  lines(names: readonly string[]): string {
    const all = new Set(names);
    const has = (name: string, onward: Direction, steps: number): boolean => all.has(this.beyond(name, onward, steps)?.name ?? '');
    const line = (name: string, onward: Direction): string => {
      if (has(name, onward, -1)) return ''; // its line begins before it
      let length = 0;
      while (has(name, onward, length + 1)) length += 1;
      const { row, column } = this.place(name);
      return `M${column + 0.5} ${row + 0.5}${onward === 'right' ? 'h' : 'v'}${length}`;
    };
    return names.map((name) => line(name, 'right') + line(name, 'down')).join('');
  }

  /** The edge around cells: every side with none of them beyond it. */
  edge(names: ReadonlySet<string>): string {
    return [...names].map((name) => DIRECTIONS.map((side) => this.#side(name, side, names)).join('')).join('');
  }

  #side(name: string, side: Direction, names: ReadonlySet<string>): string {
    if (names.has(this.beyond(name, side)?.name ?? '')) return '';
    const { row, column } = this.place(name);
    const [x, y] = [column + (side === 'right' ? 1 : 0), row + (side === 'down' ? 1 : 0)];
    return `M${x} ${y}${side === 'left' || side === 'right' ? 'v' : 'h'}1`;
  }

  /** A seat's tunnels: dug neighbours always belong to the same tunnel (rule HM4), and one dug in from outside is open there. */
  tunnels(dug: readonly string[]): string {
    const mouths = dug.map((name) => {
      const inward = this.cell(name).start;
      const beside = DIRECTIONS.filter((direction) => dug.includes(this.beyond(name, direction)?.name ?? ''));
      if (!inward || beside.some((direction) => direction !== inward)) return '';
      const { row, column } = this.place(name);
      return `M${column + 0.5} ${row + 0.5}l${-0.1 * STEPS[inward].column} ${-0.1 * STEPS[inward].row}`;
    });
    return this.lines(dug) + mouths.join('');
  }

  /** A dig as a line to its last cell from where it begins: the tunnel or the rim. */
  way(cells: readonly string[], direction: Direction, dug: ReadonlySet<string>): string {
    const first = cells[0];
    if (first === undefined) return '';
    const { row, column } = this.place(first);
    const before = this.beyond(first, direction, -1);
    const back = before && dug.has(before.name) ? 0.5 : 0;
    const length = cells.length - 1 + back;
    const from = { x: column + 0.5 - back * STEPS[direction].column, y: row + 0.5 - back * STEPS[direction].row };
    return `M${from.x} ${from.y}l${length * STEPS[direction].column} ${length * STEPS[direction].row}`;
  }
}
