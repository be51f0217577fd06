// How you like to play a game against bots: how many seats, which bots, which variant, which edition. Kept with the settings.

import type { GameInfo, OptionInfo } from './api';
import { settings, type Choice } from './settings.svelte';
import { botName, LEVELS, t } from './words.svelte';

type Value = boolean | number | string;

/** A choice with nothing left out. */
export interface Chosen {
  seats: number;
  bot: string;
  options: Record<string, Value>;
  edition: string; // '': the printed one
}

/** The fewest and the most seats with which an edition can be played. */
export function seatsOf(game: GameInfo, edition: string): [number, number] {
  const seats = game.editions.find(({ name }) => name === edition)?.seats ?? game.seats;
  return [Math.min(...seats), Math.max(...seats)];
}

/** The defaults; the server has the same. */
export function usual(game: GameInfo): Chosen {
  const [fewest, most] = game.seats;
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { seats: Math.min(Math.max(fewest, 2), most), bot: game.bot, options, edition: '' };
}

/** What was chosen for a game, as far as the game still offers it. */
export function chosen(game: GameInfo): Chosen {
  const [plain, kept] = [usual(game), settings.choice(game.name)];
  if (typeof kept !== 'object' || kept === null) return plain;
  const { seats, bot, options, edition } = kept as Record<keyof Choice, unknown>;
  const own = typeof options === 'object' && options !== null ? (options as Record<string, unknown>) : {};
  const offered = game.editions.find(({ name }) => name === edition)?.name ?? '';
  const [fewest, most] = seatsOf(game, offered);
  const wanted = isWhole(seats) && seats >= game.seats[0] && seats <= game.seats[1] ? seats : plain.seats;
  return {
    seats: Math.min(Math.max(wanted, fewest), most),
    bot: LEVELS.find((level) => level === bot) ?? plain.bot,
    options: Object.fromEntries(game.options.map((option) => [option.name, valueOf(option, own[option.name])])),
    edition: offered,
  };
}

/** Keep what differs from the defaults: the rest may change with the game or the server. */
export function choose(game: GameInfo, changes: Partial<Chosen>): Promise<void> {
  const [now, plain] = [{ ...chosen(game), ...changes }, usual(game)];
  return settings.choose(game.name, {
    ...(now.seats === plain.seats ? {} : { seats: now.seats }),
    ...(now.bot === plain.bot ? {} : { bot: now.bot }),
    ...(now.edition ? { edition: now.edition } : {}),
    options: Object.fromEntries(Object.entries(now.options).filter(([name, value]) => value !== plain.options[name])),
  });
}

/** In words: "3 seats · fair · base game"; an edition is named last. */
export function inWords(game: GameInfo): string {
  const { seats, bot, edition } = chosen(game);
  return [t('play.seats', { count: seats }), ...(seats > 1 ? [botName(bot)] : []), variant(game), ...(edition ? [edition] : [])].join(
    ' · ',
  );
}

function variant(game: GameInfo): string {
  const { options } = chosen(game);
  const changed = game.options.filter((option) => options[option.name] !== option.default);
  const [first] = changed;
  if (!first) return t('play.base');
  if (changed.length > 1 || first.kind === 'int' || options[first.name] === false) return t('play.changed', { count: changed.length });
  return nameIn(first.kind === 'bool' ? first.about : (first.choices[String(options[first.name])] ?? ''));
}

/** What the sentence about an option begins with: its name. */
function nameIn(about: string): string {
  return about.split(/:| \(/)[0] ?? about;
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

function valueOf(option: OptionInfo, value: unknown): Value {
  const { kind, low, high } = option;
  if (kind === 'bool' && typeof value === 'boolean') return value;
  if (kind === 'int' && isWhole(value) && value >= (low ?? 0) && value <= (high ?? 0)) return value;
  if (kind === 'choice' && typeof value === 'string' && Object.hasOwn(option.choices, value)) return value;
  return option.default;
}
