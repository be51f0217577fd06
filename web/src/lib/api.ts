// The server's API, typed from its OpenAPI document (schema.d.ts is generated).

import createClient from 'openapi-fetch';
import { Book, type Say } from './book';
import type { components, paths } from './schema';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

type Schemas = components['schemas'];
export type GameInfo = Schemas['GameInfo'];
export type RoomInfo = Schemas['RoomInfo'];
export type Deal = Schemas['Deal'];
export type Standing = Schemas['Standing'];
export type Own = Schemas['Own'];
export type Shared = Schemas['Shared'];
export type News = Schemas['News'];
export type Stands = Schemas['Stands'];
export type TableMove = Schemas['TableMove'];
/** A move; of a game whose types are known, with its own JSON. */
export type MoveInfo<Move = Schemas['MoveInfo']['json']> = Omit<Schemas['MoveInfo'], 'json'> & { json: Move };
export type SeatInfo = Schemas['SeatInfo'];
export type Away = Schemas['Away'];
export type RoomLine = Schemas['RoomLine'];
export type MatchInfo = Schemas['MatchInfo'];
export type RuleInfo = Schemas['RuleInfo'];
export type OptionInfo = Schemas['OptionInfo'];
export type Identity = Schemas['Identity'];
export type Step = Schemas['Step'];
export type Draw = Schemas['Draw'];
export type Why = Schemas['Why'];
export type Tried = Schemas['Tried'];
export type Hint = Schemas['Hint'];
export type Place = Schemas['Place'];
export type ServerMessage = Schemas['SocketGuide']['server'][number];
/** What a room hears of it; the rest is the connection's own. */
export type SocketMessage = Exclude<ServerMessage, { type: 'hello' | 'pong' }>;
/** What the lobby hears of its own. */
export type LobbyMessage = Exclude<Schemas['LobbyGuide']['server'][number], { type: 'hello' | 'pong' }>;
/** What the page reads of a match file. */
export type MatchFile = {
  commitment: string;
  nonces: string[];
  seed: string | null;
  log: [actor: number, event: number | null][];
};
/** What is the same in every game's happenings. */
export type Happening = { kind: string; seat: number | null; text: string };
/** A happening without its sentence. */
export type Untold<Of extends Happening> = Of extends unknown ? Omit<Of, 'text'> : never;
export type View = Record<string, unknown>;

/** A match as it stands; `moves`: where its table of moves is. */
export interface MatchSight {
  id: string;
  commitment: string;
  nonces: string[];
  moves: string;
  seed: string | null;
  entries: number;
  to_act: number[];
  over: boolean;
  points: number[] | null;
  ranks: number[] | null;
  view: View;
  summary: Say[];
  asked: Say;
  readonly legal: MoveInfo[];
  can_take_back: boolean;
  fading: string[];
}

/** A room as it stands. */
export interface Sight extends RoomInfo {
  number: number;
  match: MatchSight | null;
}

/** A room as it is answered over HTTP: what the page reads of it. */
export type RoomAnswer = RoomInfo & { number: number; match: { id: string } | null };

/** The server refused, or could not be reached: a sentence to show. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly rule: string | null = null,
    readonly status = 0,
  ) {
    super(message);
  }
}

const LIMIT = 8000; // milliseconds after which an answer is not waited for any more
const SOON = 4000; // the same for what is answered at once
const THOUGHT = 12_000; // the same for a hint, which a bot thinks about

/** How long an answer is waited for: `line`, no longer than this connection lives. */
interface Wait {
  limit?: number;
  line?: AbortSignal;
}

const client = createClient<paths>({
  baseUrl: location.origin,
  fetch: (request) => fetch(request),
  querySerializer: (query) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    return new URLSearchParams([...given.map(([name, value]) => [name, String(value)]), ['language', settings.language]]).toString();
  },
});

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}
type Asking<T> = (signal: AbortSignal) => Promise<Answer<T>>;

async function ask<T>(asking: Asking<T>, wait: Wait = {}): Promise<T> {
  return (await answerTo(asking, wait)).told;
}

/** A part of a list, and whether there is more of it. */
async function askPage<T>(asking: Asking<T[]>): Promise<{ told: T[]; more: boolean }> {
  const { told, headers } = await answerTo(asking);
  return { told, more: headers.get('link')?.includes('rel="next"') ?? false };
}

async function answerTo<T>(asking: Asking<T>, wait: Wait = {}): Promise<{ told: T; headers: Headers }> {
  const [giving, giveUp] = [new AbortController(), () => giving.abort()];
  const timer = setTimeout(giveUp, wait.limit ?? LIMIT);
  wait.line?.addEventListener('abort', giveUp);
  let answer: Answer<T>;
  try {
    answer = await asking(giving.signal); // also for what comes after the headers
  } catch (error) {
    if (error instanceof SyntaxError) throw error; // it has answered
    throw new Refusal('unreachable', t('error.unreachable'));
  } finally {
    clearTimeout(timer);
    wait.line?.removeEventListener('abort', giveUp);
  }
  const { data, error, response } = answer;
  if (response.ok) return { told: data!, headers: response.headers };
  if (!isProblem(error)) throw new Refusal('unreadable', t('error.unreadable'), null, response.status);
  throw new Refusal(error.code, error.message, error.rule ?? null, response.status);
}

function isProblem(error: unknown): error is Schemas['Problem'] {
  return typeof error === 'object' && error !== null;
}

const at = (room: string) => ({ path: { room_id: room } });
const of = (match: string) => ({ path: { match_id: match } });

export const api = {
  games: () => ask((signal) => client.GET('/api/games', { signal })),
  game: (name: string) => ask((signal) => client.GET('/api/games/{name}', { signal, params: { path: { name } } })),
  rules: (name: string) => ask((signal) => client.GET('/api/games/{name}/rules', { signal, params: { path: { name } } })),
  words: async (name: string): Promise<Book> => {
    const { language, text } = await ask((signal) => client.GET('/api/games/{name}/words', { signal, params: { path: { name } } }));
    return new Book(language, text);
  },
  /** The table of moves at the address that the server has told. */
  moves: (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    const [seats, version] = [Number(searchParams.get('seats')), Number(searchParams.get('version'))];
    const query = { seats, options: searchParams.get('options') ?? '{}', version };
    return ask((signal) =>
      client.GET('/api/games/{name}/moves', { signal, params: { path: { name: pathname.split('/').at(-2) ?? '' }, query } }),
    );
  },
  identity: () => ask((signal) => client.GET('/api/identity', { signal })),
  setIdentity: (name: string) => ask((signal) => client.PUT('/api/identity', { signal, body: { name, language: settings.language } })),
  rooms: (page: number) => askPage((signal) => client.GET('/api/rooms', { signal, params: { query: { page } } })),
  myRooms: () => ask((signal) => client.GET('/api/rooms', { signal, params: { query: { mine: true } } })),
  myMatches: () => ask((signal) => client.GET('/api/matches', { signal, params: { query: { mine: 'true' } } })),
  openRoom: (room: Schemas['OpenRoom']): Promise<RoomAnswer> => ask((signal) => client.POST('/api/rooms', { signal, body: room })),
  openNow: (game: string): Promise<RoomAnswer> => ask((signal) => client.POST('/api/rooms/now', { signal, body: { game, start: false } })),
  seat: (room: string, seat: number, place: Place): Promise<RoomAnswer> =>
    ask((signal) => client.PUT('/api/rooms/{room_id}/seats/{seat}', { signal, params: { path: { room_id: room, seat } }, body: place })),
  changeRoom: (room: string, changes: Schemas['ChangeRoom']): Promise<RoomAnswer> =>
    ask((signal) => client.PATCH('/api/rooms/{room_id}', { signal, params: at(room), body: changes })),
  lead: (room: string): Promise<RoomAnswer> => ask((signal) => client.POST('/api/rooms/{room_id}/host', { signal, params: at(room) })),
  start: (room: string): Promise<RoomAnswer> => ask((signal) => client.POST('/api/rooms/{room_id}/start', { signal, params: at(room) })),
  why: (room: string, move: string, line: AbortSignal) =>
    ask((signal) => client.POST('/api/rooms/{room_id}/why', { signal, params: at(room), body: { move } }), { limit: SOON, line }),
  try: (room: string, moves: string[], number: number, line: AbortSignal) =>
    ask((signal) => client.POST('/api/rooms/{room_id}/try', { signal, params: at(room), body: { moves, number } }), { limit: SOON, line }),
  hint: (room: string, line: AbortSignal) =>
    ask((signal) => client.POST('/api/rooms/{room_id}/hint', { signal, params: at(room) }), { limit: THOUGHT, line }),
  past: (room: string, entry: number) =>
    ask((signal) => client.GET('/api/rooms/{room_id}/past/{entry}', { signal, params: { path: { room_id: room, entry } } })),
  match: (match: string) => ask((signal) => client.GET('/api/matches/{match_id}', { signal, params: of(match) })),
  step: (match: string, entry: number, seat: number | null) =>
    ask((signal) =>
      client.GET('/api/matches/{match_id}/steps/{entry}', {
        signal,
        params: { path: { match_id: match, entry }, query: seat === null ? {} : { seat } },
      }),
    ),
  file: (match: string) => ask((signal) => client.GET('/api/matches/{match_id}/file', { signal, params: of(match) })) as Promise<MatchFile>,
  draws: (match: string) => ask((signal) => client.GET('/api/matches/{match_id}/draws', { signal, params: of(match) })),
};
