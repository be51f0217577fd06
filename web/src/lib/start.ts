// A match at once, with bots. The server seals its number, this browser adds one of its own, and only then does the match start.
// Or a guided first match, which is the same for everybody.

import { api, type GameInfo } from './api';
import { chosen } from './choice';
import { person } from './person.svelte';
import { router } from './router.svelte';

/** With the seats, bots and options chosen for the game. Refusal: no match could be started. */
export async function playNow(game: GameInfo): Promise<void> {
  await person.anybody();
  const [{ RoomSeal }, sight] = await Promise.all([import('./seal.svelte'), api.openNow({ game: game.name, ...chosen(game) })]);
  const seal = new RoomSeal(sight.room);
  seal.see(sight);
  await seal.adding;
  await api.start(sight.room);
  router.go(`/room/${sight.room}`);
}

/** Refusal: no lesson could be started. */
export async function practise(game: string): Promise<void> {
  await person.anybody();
  const { room } = await api.practise(game);
  router.go(`/room/${room}`);
}
