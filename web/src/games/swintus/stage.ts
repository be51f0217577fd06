// The position while a scene is shown. A scene tells several happenings before its new view arrives, so each is worked into
// what is drawn as it ends: pieces that have moved stay where they went.

import { ONE, SIX, hamsters, type Food, type Happening, type Pile, type Stored, type SwintusView } from './view';

export interface Stage {
  view: SwintusView;
  laid: (Pile | null)[]; // the card on which each rolled die was laid in this turn; null: in hand
}

/** A position that came without its story: of the roll only the ones are known to lie. */
export function stageOf(view: SwintusView): Stage {
  return { view, laid: onlyOnes(view) };
}

export function onlyOnes(view: SwintusView): (Pile | null)[] {
  return view.rolled.map((face) => (face === ONE ? hamsters(view).name : null));
}

/** The position after a scene: where the turn goes on, it is remembered what was laid. */
export function arrive(before: Stage | null, view: SwintusView): Stage {
  const sameTurn =
    before !== null && before.view.turn === view.turn && before.view.rolled.join() === view.rolled.join() && view.phase !== 'over';
  return sameTurn ? { view, laid: before.laid } : stageOf(view);
}

/** What a happening leaves behind. */
export function after(stage: Stage, happening: Happening): Stage {
  const view = structuredClone(stage.view);
  let laid = stage.laid;
  switch (happening.kind) {
    case 'start':
    case 'turn':
      view.turn = happening.seat;
      view.phase = 'roll';
      view.rolled = [];
      laid = [];
      break;
    case 'roll':
      view.turn = happening.seat;
      view.phase = 'place';
      view.rolled = happening.dice;
      laid = view.rolled.map(() => null);
      break;
    case 'ones':
      put(view, happening.seat, hamsters(view).name, ONE, happening.count);
      laid = lay(view.rolled, laid, ONE, hamsters(view).name, happening.count);
      break;
    case 'put': {
      const { face, card, count } = happening;
      put(view, happening.seat, card, face, count);
      laid = lay(view.rolled, laid, face, card, count);
      break;
    }
    case 'take': {
      const card = view.top.find((each) => each.name === happening.card)!;
      giveBack(view, card.name);
      store(view, happening.seat, happening.foods);
      card.foods = [];
      card.closed = true;
      break;
    }
    case 'take_fattening': {
      const card = view.bottom.find((each) => each.place === happening.place)!;
      giveBack(view, null, happening.seat);
      store(view, happening.seat, happening.foods);
      card.name = null;
      card.foods = [];
      card.met = card.met.map(() => false);
      break;
    }
    case 'lose':
      unstore(view, happening.seat, happening.foods);
      add(view.eaten, happening.foods);
      giveBack(view, hamsters(view).name);
      break;
    case 'nothing_to_lose':
      giveBack(view, hamsters(view).name);
      break;
    case 'stuck':
      giveBack(view, null);
      break;
    case 'reveal':
      reveal(view, happening);
      break;
    case 'over':
      view.phase = 'over';
      view.turn = null;
      view.winners = happening.winners;
      break;
  }
  return { view, laid };
}

/** The first dice of a face that still are in hand go on a card. */
export function lay(rolled: number[], laid: (Pile | null)[], face: number, card: Pile, count: number): (Pile | null)[] {
  let left = count;
  return laid.map((where, die) => (where === null && rolled[die] === face && left-- > 0 ? card : where));
}

function put(view: SwintusView, seat: number, name: string, face: number, count: number): void {
  const card = view.top.find((each) => each.name === name)!;
  let here = card.dice.find((each) => each.seat === seat);
  if (!here) {
    here = { seat, dice: 0, sixes: 0 };
    card.dice = [...card.dice, here].sort((a, b) => a.seat - b.seat);
  }
  here.dice += count;
  here.sixes += face === SIX ? count : 0;
  view.seats[seat]!.hand -= count;
}

/** Dice go home from a card (or all of them), those of one seat or of everyone. */
function giveBack(view: SwintusView, name: string | null, seat?: number): void {
  for (const card of view.top) {
    if (name !== null && card.name !== name) continue;
    for (const here of card.dice) if (seat === undefined || here.seat === seat) view.seats[here.seat]!.hand += here.dice;
    card.dice = card.dice.filter((here) => seat !== undefined && here.seat !== seat);
  }
}

function store(view: SwintusView, seat: number, foods: Food[]): void {
  const own = view.seats[seat]!;
  for (const food of foods) own.food[food] = (own.food[food] ?? 0) + 1;
  add(own.storage, foods);
  count(view, seat);
}

function unstore(view: SwintusView, seat: number, foods: Food[]): void {
  const own = view.seats[seat]!;
  for (const food of foods) own.food[food] = (own.food[food] ?? 0) - 1;
  const cards = own.storage.find((each) => each.foods.join() === foods.join());
  if (cards) cards.cards -= 1;
  own.storage = own.storage.filter((each) => each.cards > 0);
  count(view, seat);
}

function add(cards: Stored[], foods: Food[]): void {
  const alike = cards.find((each) => each.foods.join() === foods.join());
  if (alike) alike.cards += 1;
  else cards.push({ foods, cards: 1 });
}

function count(view: SwintusView, seat: number): void {
  const own = view.seats[seat]!;
  own.missing = Math.max(0, view.goal - Math.max(0, ...Object.values(own.food)));
}

function reveal(view: SwintusView, { pile, place, asks, foods }: Extract<Happening, { kind: 'reveal' }>): void {
  const fattening = view.bottom.find((each) => each.place === place);
  if (fattening) {
    fattening.name = asks ?? null;
    fattening.foods = foods;
    view.fattening_below -= 1;
    return;
  }
  const card = view.top.find((each) => each.name === pile)!;
  card.foods = foods;
  card.closed = false;
  card.below -= 1;
}
