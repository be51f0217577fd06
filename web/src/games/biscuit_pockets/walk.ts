// The cursor on the square.

/** Where a key leads from a place; null: the key does not move the cursor. */
export function walk(key: string, at: number, columns: number, places: number): number | null {
  const [row, column] = [Math.floor(at / columns), at % columns];
  const rows = Math.ceil(places / columns);
  const place = (r: number, c: number): number => Math.min(r * columns + c, places - 1);
  switch (key) {
    case 'ArrowLeft':
      return place(row, Math.max(0, column - 1));
    case 'ArrowRight':
      return place(row, Math.min(columns - 1, column + 1));
    case 'ArrowUp':
      return place(Math.max(0, row - 1), column);
    case 'ArrowDown':
      return place(Math.min(rows - 1, row + 1), column);
    case 'Home':
      return place(row, 0);
    case 'End':
      return place(row, columns - 1);
    case 'PageUp':
      return place(0, column);
    case 'PageDown':
      return place(rows - 1, column);
    default:
      return null;
  }
}
