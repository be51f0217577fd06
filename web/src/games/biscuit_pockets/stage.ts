// What lies on the table while something happens: the position before it, led on by each happening as it begins.

import type { Happening, Pocket, PocketsView, Tile } from './view';

export interface Stage {
  view: PocketsView; // pockets, chain and turn as far as it has been told
  picked: string | null; // the pocket that a hand is at
  tapped: boolean; // and whether it was tapped
  shows: boolean; // or is only shown, after a Great 6
  leaving: string[]; // pockets whose tiles are on their way to the seat in turn
}

export function lay(view: PocketsView, before: Stage | null = null): Stage {
  // While a tile's kind is drawn the hand stays where it was.
  const held = view.phase === 'reveal' && before !== null;
  return { view, picked: held ? before.picked : null, tapped: held && before.tapped, shows: held && before.shows, leaving: [] };
}

/** The stage once the happening has begun. */
export function advance(before: Stage, happening: Happening): Stage {
  const { leaving } = before;
  // What was on its way when something else begins has arrived.
  const stage = leaving.length > 0 ? { ...before, leaving: [], view: withPockets(before.view, leaving, 'empty') } : before;
  switch (happening.kind) {
    case 'start':
    case 'turn':
      return { ...stage, view: { ...stage.view, turn: happening.seat } };
    case 'flip':
    case 'tap':
    case 'show':
      return { ...stage, picked: happening.pocket, tapped: happening.kind === 'tap', shows: happening.kind === 'show' };
    case 'reveal':
      return { ...stage, picked: happening.pocket, view: withPockets(stage.view, [happening.pocket], 'up', happening.tile) };
    case 'joined':
      return { ...stage, picked: null, tapped: false, view: { ...stage.view, chain: [...stage.view.chain, happening.pocket] } };
    case 'turned_back':
    case 'spell_broken': {
      const { pockets } = happening;
      const view = withPockets(stage.view, pockets, 'down');
      return { ...stage, view: { ...view, chain: view.chain.filter((link) => !pockets.includes(link)) } };
    }
    case 'received':
      return { ...stage, leaving: happening.pockets, view: { ...stage.view, chain: [] } };
    default:
      return stage;
  }
}

/** The tile stays written: while it turns back its face is still seen. */
function withPockets(view: PocketsView, names: string[], state: Pocket['state'], tile?: Tile): PocketsView {
  const pockets = view.pockets.map((pocket) => (names.includes(pocket.name) ? { ...pocket, state, tile: tile ?? pocket.tile } : pocket));
  return { ...view, pockets };
}
