// How what happened is shown: one scene for each view that it led through.

import type { Happening } from './api';
import type { Say } from './book';
import type { Told } from './known';
import type { Scene } from './table.svelte';

/** Whether its happenings are shown. A deal is not shown card by card: the table appears, and then its story is told. */
export function isShown({ event, sight }: Told): boolean {
  return sight !== null && event.kind !== 'started';
}

/** The scenes of an event, the last with the event itself: what is left to tell of it, and the sight after it. */
export function scenesOf(told: Told, say: (what: Say) => string): Scene<Told | null>[] {
  const [story, shots] = isShown(told) ? [happeningsOf(told, say), told.shots] : [[], []];
  const scenes: Scene<Told | null>[] = [];
  let begun = 0;
  for (const { told: end, view } of shots.slice(0, -1)) {
    scenes.push({ story: story.slice(begun, end), view, extra: null });
    begun = end;
  }
  scenes.push({ story: story.slice(begun), view: {}, extra: told });
  return scenes;
}

/** What happened, with sentences that are made only when they are read. */
export function happeningsOf({ event }: Told, say: (what: Say) => string): Happening[] {
  return (event.story ?? []).map((happening) => {
    const made: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(happening)) {
      if (isSay(value)) Object.defineProperty(made, name, { get: () => say(value), enumerable: true });
      else made[name] = value;
    }
    return made as Happening;
  });
}

function isSay(value: unknown): value is Say {
  return typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';
}
