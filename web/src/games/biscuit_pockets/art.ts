// Shapes cut from paper, around the middle 0,0.

type Point = readonly [x: number, y: number];

const round = (n: number): number => Math.round(n * 100) / 100;
const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** The edge of a biscuit of radius 10 with so many waves. */
function rim(from: number, to: number, waves = 14): Point[] {
  const steps = Math.round(Math.abs(to - from) / 6);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const degrees = from + ((to - from) * i) / steps;
    const angle = (degrees * Math.PI) / 180;
    const radius = 9.4 + 0.6 * Math.cos(angle * waves);
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

export const BISCUIT = path(rim(0, 354));
export const HOLES: readonly Point[] = [
  [0, 0],
  ...[0, 1, 2, 3, 4, 5].map((i): Point => [5.4 * Math.cos((i * Math.PI) / 3), 5.4 * Math.sin((i * Math.PI) / 3)]),
];

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

/** Where so many biscuits lie on a tile of 100 by 100, and how large: the radius. */
export function spots(count: number): { r: number; at: Point[] } {
  switch (count) {
    case 1:
      return { r: 30, at: [[52, 54]] };
    case 2:
      return {
        r: 22,
        at: [
          [67, 35],
          [36, 68],
        ],
      };
    case 3:
      return {
        r: 19,
        at: [
          [63, 27],
          [31, 66],
          [73, 70],
        ],
      };
    default: {
      const ring = count - 1;
      const turn = -Math.PI / 2 + Math.PI / ring;
      const at = Array.from({ length: ring }, (_, i): Point => {
        const angle = turn + (2 * Math.PI * i) / ring;
        return [54 + 31 * Math.cos(angle), 54 + 31 * Math.sin(angle)];
      });
      return { r: 15, at: [[54, 54], ...at] };
    }
  }
}

/** A star of so many points: the sign of a tap. */
export function star(points: number, outer: number, inner: number): string {
  return path(
    Array.from({ length: points * 2 }, (_, i): Point => {
      const angle = (Math.PI * i) / points - Math.PI / 2;
      const radius = i % 2 ? inner : outer;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );
}

/** A small tilt for each place, always the same: laid by hand. */
export function tilt(place: number): number {
  return (((place * 37 + 11) % 17) - 8) * 0.22;
}
