// How what happened is shown: one scene for each view that it led through.

import type { Happening, Sight } from './api';
import type { Say } from './book';
import type { Told } from './known';
import type { Scene } from './table.svelte';

/** The scenes of an event, the last with the sight after it. */
export function scenesOf({ event, shots, sight }: Told, say: (what: Say) => string): Scene<Sight | null>[] {
  const story = happeningsOf(event, say);
  const scenes: Scene<Sight | null>[] = [];
  let begun = 0;
  for (const { told: end, view } of shots.slice(0, -1)) {
    scenes.push({ story: story.slice(begun, end), view, extra: null });
    begun = end;
  }
  scenes.push({ story: story.slice(begun), view: {}, extra: sight });
  return scenes;
}

/** What happened, with sentences that are made when they are read. */
export function happeningsOf(event: Told['event'], say: (what: Say) => string): Happening[] {
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
