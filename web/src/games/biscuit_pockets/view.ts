// What the server sends of Biscuit Pockets, and how happenings change it: tiles turn where they are, and join a chain.

import type { MoveInfo } from '../../lib/api';
import type { Table } from '../../lib/table.svelte';
import type { components } from './schema';

export type Schemas = components['schemas'];
export type PocketsTable = Table<unknown, Schemas>;
export type PocketsView = Schemas['View'];
export type Happening = Schemas['Happening'];
export type Move = MoveInfo<Schemas['Move']>;
export type Pocket = Schemas['Pocket'];
export type SeatView = Schemas['SeatView'];
export type Tile = Schemas['Tile'];
export type Link = Schemas['Link'] & { tile: Tile | null };

export function turned(pocket: Pocket, told: Happening[]): Pocket {
  return told.reduce((shown, each) => {
    if (each.kind === 'reveal' && each.pocket === pocket.name) return { ...shown, up: true, tile: each.tile };
    const back = (each.kind === 'turned_back' || each.kind === 'spell_broken') && each.pockets.includes(pocket.name);
    return back ? { ...shown, up: false, tile: pocket.up ? null : pocket.tile } : shown;
  }, pocket);
}

/** The move on the pocket that a hand is at, or was at last. */
export function pickOf(view: PocketsView, told: Happening[]): Schemas['MoveJson'] | null {
  const picks = told.flatMap((each) =>
    each.kind === 'flip' || each.kind === 'knock' || each.kind === 'show' ? [{ move: each.kind, pocket: each.pocket }] : [],
  );
  return picks.at(-1) ?? view.pick;
}

export function chainOf(view: PocketsView, told: Happening[]): Link[] {
  const knocked = pickOf(view, told)?.move === 'knock';
  const joined = told.flatMap((each) => (each.kind === 'joined' ? [{ pocket: each.pocket, knocked }] : []));
  const gone = told.flatMap((each) => ('pockets' in each ? each.pockets : []));
  const links = [...view.chain, ...joined].filter(({ pocket }) => !gone.includes(pocket));
  return links.map((link) => {
    const pocket = view.pockets.find(({ name }) => name === link.pocket);
    return { ...link, tile: pocket ? turned(pocket, told).tile : null };
  });
}
