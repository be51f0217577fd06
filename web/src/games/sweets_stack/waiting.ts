// The candy over a bucket: on its way in, or thought of.

import type { Scene } from './scene.svelte';
import { turned } from './shape';
import type { Candy, Colour, SeatView } from './view';

export interface Above {
  colour: Colour;
  shape: string;
  column?: number; // where it is held; in the middle if nothing is said
  turning?: number; // degrees that it is turned just now
  ms?: number;
  maybe?: boolean; // only thought of
}

/** What waits over a seat's bucket; `over` says where a candy is held, `maybe` what the seat would get. */
export function waitingAbove(scene: Scene, seat: SeatView, over?: (shape: string) => number, maybe: Candy | null = null): Above | null {
  if (scene.dropped(seat) || scene.falling(seat)) return null;
  const held = (colour: Colour, shape: string): Above => ({ colour, shape, ...(over ? { column: over(shape) } : {}) });
  if (seat.placing && seat.placing.cells.length === 0) return held(seat.placing.candy.colour, seat.placing.shape);
  if (!seat.received) return maybe && { colour: maybe.colour, shape: maybe.shape, maybe: true };
  const { colour, shape } = seat.received;
  const turning = scene.now('turned', seat.seat);
  if (!turning) return held(colour, shape);
  const degrees = Number(turning.degrees);
  return { colour, shape: turned(shape, degrees), turning: degrees, ms: scene.ms };
}
