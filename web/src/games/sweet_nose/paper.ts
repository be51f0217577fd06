// Paper edges: an ellipse cut with scallops, and the holes of its lace.

const number = (value: number) => Math.round(value * 10) / 10;

function around(x: number, y: number, rx: number, ry: number, turn: number): [number, number] {
  return [number(x + rx * Math.cos(turn)), number(y + ry * Math.sin(turn))];
}

/** The path of an ellipse whose edge has this many scallops. */
export function scallops(x: number, y: number, rx: number, ry: number, count: number): string {
  const step = (2 * Math.PI) / count;
  const arcs = Array.from({ length: count }, (_, i) => {
    const [bulgeX, bulgeY] = around(x, y, rx * 1.05, ry * 1.16, (i + 0.5) * step);
    const [endX, endY] = around(x, y, rx, ry, (i + 1) * step);
    return `Q${bulgeX} ${bulgeY} ${endX} ${endY}`;
  });
  const [startX, startY] = around(x, y, rx, ry, 0);
  return `M${startX} ${startY}${arcs.join('')}z`;
}

/** Where the lace has its holes: on an ellipse, one in each scallop. */
export function lace(x: number, y: number, rx: number, ry: number, count: number): [number, number][] {
  return Array.from({ length: count }, (_, i) => around(x, y, rx, ry, ((i + 0.5) * 2 * Math.PI) / count));
}
