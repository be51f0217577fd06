// Shapes cut from paper, around the middle 0,0.

type Point = readonly [x: number, y: number];

const round = (n: number): number => Math.round(n * 100) / 100;
const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** This many points around a middle, all at the same distance, the first one in this direction. */
function ring(count: number, radius: number, degrees: number, middle = 0): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const [x, y] = polar(radius, degrees + (360 * i) / count);
    return [middle + x, middle + y];
  });
}

/** The edge of a biscuit of radius 10 with this many waves. */
function rim(from: number, to: number, waves = 14): Point[] {
  const steps = Math.round(Math.abs(to - from) / 6);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const degrees = from + ((to - from) * i) / steps;
    return polar(9.4 + 0.6 * Math.cos((degrees * Math.PI * waves) / 180), degrees);
  });
}

export const BISCUIT = path(rim(0, 354));
export const HOLES: readonly Point[] = [[0, 0], ...ring(6, 5.4, 0)];

const CRACK: readonly Point[] = [
  [0.5, -5.4],
  [-2.1, -2.2],
  [1.4, 0.6],
  [-1.6, 3.6],
  [0.6, 6],
];
export const LEFT_HALF = path([...rim(84, 276), ...CRACK]);
export const RIGHT_HALF = path([...rim(-84, 84), ...[...CRACK].reverse()]);
export const CRUMBS: readonly (readonly [x: number, y: number, r: number])[] = [
  [0.6, 9.9, 0.9],
  [-2.6, 11.2, 0.6],
  [2.9, -9.8, 0.7],
];

/** Where this many biscuits lie on a tile of 100 by 100, and their radius. */
export function spots(count: number): { r: number; at: Point[] } {
  if (count === 1) return { r: 30, at: [[52, 54]] };
  if (count === 2) return { r: 22, at: ring(2, 22.6, -47, 52) };
  if (count === 3) return { r: 19, at: ring(3, 26, -75, 54) };
  return { r: 15, at: [[54, 54], ...ring(count - 1, 31, 180 / (count - 1) - 90, 54)] };
}

/** A star with this many points: the sign of a knock. */
export function star(points: number, outer: number, inner: number): string {
  return path(Array.from({ length: points * 2 }, (_, i) => polar(i % 2 ? inner : outer, (180 * i) / points - 90)));
}

/** A small tilt for each place, always the same: laid by hand. */
export function tilt(place: number): number {
  return (((place * 37 + 11) % 17) - 8) * 0.22;
}
