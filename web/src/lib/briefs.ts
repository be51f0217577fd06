// The stories at a glance, found by the games' folders; separate from the boards, so that the lobby does not load the list of them.

import type { AnyBriefs, Token } from './brief';

const briefs = import.meta.glob<{ briefs: AnyBriefs }>('../games/*/brief.ts');
const tokens = import.meta.glob<{ default: Token }>('../games/*/Token.svelte');

/** The game's story at a glance; null: it has none, or it cannot be loaded, and the story is told in sentences. */
export async function briefsOf(game: string): Promise<{ briefs: AnyBriefs; Token: Token } | null> {
  const [brief, token] = [briefs[`../games/${game}/brief.ts`], tokens[`../games/${game}/Token.svelte`]];
  if (!brief || !token) return null;
  try {
    const [found, { default: Token }] = await Promise.all([brief(), token()]);
    return { briefs: found.briefs, Token };
  } catch {
    return null;
  }
}
