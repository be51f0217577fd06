// A match at once, with bots. The server seals its number, this browser adds one of its own, and only then the match starts.

import { api } from './api';
import { person } from './person.svelte';
import { router } from './router.svelte';

/** Refusal: no match could be started. */
export async function playNow(game: string): Promise<void> {
  await person.anybody();
  const [{ RoomSeal }, sight] = await Promise.all([import('./seal.svelte'), api.openNow(game)]);
  const seal = new RoomSeal(sight.room);
  seal.see(sight);
  await seal.adding;
  await api.start(sight.room);
  router.go(`/room/${sight.room}`);
}
