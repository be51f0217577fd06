// A match at once, with bots.

import { api } from './api';
import { person } from './person.svelte';
import { router } from './router.svelte';

/** Refusal: no match could be started. */
export async function playNow(game: string): Promise<void> {
  await person.anybody();
  router.go(`/room/${(await api.playNow(game)).room}`);
}
