// Reloading the page for a server that speaks another protocol. What a person has chosen but not sent survives this.

import type { Command } from './connection.svelte';
import { askForFresh } from './worker';

/** What was chosen in a position of a match, and what was sent but not acknowledged. */
export interface Unfinished {
  match: string;
  entries: number;
  moves: string[];
  commands: Command[];
}

interface Kept {
  protocol: number; // the one for which the page was reloaded
  drafts: Record<string, Unfinished>; // by room
}

const PLACE = 'sweetbox-reload';

function read(): Kept {
  try {
    return { protocol: 0, drafts: {}, ...(JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return { protocol: 0, drafts: {} };
  }
}

/** Reload the page. False: that was already done for this protocol, or the browser could not remember that it was. */
export function reloadFor(protocol: number, room: string, unfinished: Unfinished | null): boolean {
  const kept = read();
  if (kept.protocol === protocol) return false;
  const drafts = unfinished ? { ...kept.drafts, [room]: unfinished } : kept.drafts;
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ protocol, drafts }));
  } catch {
    return false;
  }
  askForFresh();
  location.reload();
  return true;
}

/** What was kept for a room before the page reloaded; returned only once. */
export function takeUnfinished(room: string): Unfinished | null {
  const { protocol, drafts } = read();
  const { [room]: draft, ...others } = drafts;
  if (draft) sessionStorage.setItem(PLACE, JSON.stringify({ protocol, drafts: others }));
  return draft ?? null;
}
