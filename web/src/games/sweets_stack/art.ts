// What several components draw with.

import type { Colour } from './view';

export const PAINTS: Record<Colour, string> = {
  blue: 'var(--stack-blue)',
  yellow: 'var(--stack-yellow)',
  green: 'var(--stack-green)',
  red: 'var(--stack-red)',
};

/** Each colour has an emblem, since colour alone would not do; each is drawn around the origin. */
export const EMBLEMS: Record<Colour, string> = {
  blue: 'M-2.1 0a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0-4.2 0z', // a drop of mint
  yellow: 'M0-2.8L.8-.9L2.8-.8L1.2.5L1.8 2.4L0 1.3L-1.8 2.4L-1.2.5L-2.8-.8L-.8-.9z', // a star
  green: 'M-2.3 2.3C-2.6-1-.6-2.6 2.4-2.4C2.6.6 1 2.6-2.3 2.3z', // a leaf
  red: 'M0 2.5C-4-.3-2.7-2.6-1.4-2.4C-.6-2.3 0-1.6 0-1C0-1.6.6-2.3 1.4-2.4C2.7-2.6 4-.3 0 2.5z', // a heart
};

/** The letter of a colour, as in the names of its cards. */
export function letterOf(colour: Colour): string {
  return colour.charAt(0).toUpperCase();
}
