// Arrow keys: where the cursor goes. What can be pointed at stands in rows of different lengths.

export type Rows = string[][];

/** The place after pressing a key, or null where the key means nothing here. */
export function walk(rows: Rows, at: string, key: string): string | null {
  const filled = rows.filter((row) => row.length > 0);
  const y = filled.findIndex((row) => row.includes(at));
  if (y < 0) return filled[0]?.[0] ?? null;
  const row = filled[y]!;
  const x = row.indexOf(at);
  switch (key) {
    case 'ArrowLeft':
      return row[Math.max(0, x - 1)]!;
    case 'ArrowRight':
      return row[Math.min(row.length - 1, x + 1)]!;
    case 'Home':
      return row[0]!;
    case 'End':
      return row[row.length - 1]!;
    case 'ArrowUp':
      return beside(filled[Math.max(0, y - 1)]!, row, x);
    case 'ArrowDown':
      return beside(filled[Math.min(filled.length - 1, y + 1)]!, row, x);
    default:
      return null;
  }
}

/** The place of another row that lies nearest above or below. */
function beside(other: string[], row: string[], x: number): string {
  if (other === row) return row[x]!;
  const across = row.length > 1 ? x / (row.length - 1) : 0.5;
  return other[Math.round(across * (other.length - 1))]!;
}
