// The server's API, typed from its OpenAPI document (schema.d.ts is generated).

import createClient from 'openapi-fetch';
import { Book, type Say } from './book';
import { keyInLink } from './link';
import { online } from './online.svelte';
import type { components, paths } from './schema';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

type Schemas = components['schemas'];
export type GameInfo = Schemas['GameInfo'];
export type RoomInfo = Schemas['RoomInfo'];
export type Deal = Schemas['Deal'];
export type Standing = Schemas['Standing'];
export type Ending = Schemas['Ending'];
export type Own = Schemas['Own'];
export type Shared = Schemas['Shared'];
export type News = Schemas['News'];
export type Stands = Schemas['Stands'];
export type TableMove = Schemas['TableMove'];
/** A move; if the game's types are known, with its own JSON. */
export type MoveInfo<Move = Schemas['MoveInfo']['json']> = Omit<Schemas['MoveInfo'], 'json'> & { json: Move };
export type SeatInfo = Schemas['SeatInfo'];
export type Away = Schemas['Away'];
export type Timing = Schemas['Timing'];
export type Clocks = Schemas['Clocks'];
export type RoomLine = Schemas['RoomLine'];
export type MatchInfo = Schemas['MatchInfo'];
export type MatchDetail = Schemas['MatchDetail'];
export type RuleInfo = Schemas['RuleInfo'];
export type SectionInfo = Schemas['SectionInfo'];
export type ExampleInfo = Schemas['ExampleInfo'];
export type PositionInfo = Schemas['PositionInfo'];
export type OptionInfo = Schemas['OptionInfo'];
export type Identity = Schemas['Identity'];
export type Device = Schemas['Device'];
export type Handover = Schemas['Handover'];
export type Evening = Schemas['Evening'];
export type Statistic = Schemas['Record'];
export type Step = Schemas['Step'];
export type StepLine = Schemas['StepLine'];
export type Draw = Schemas['Draw'];
export type ReviewState = Schemas['ReviewState'];
export type ReviewPage = Schemas['ReviewPage'];
export type ToldMoment = Schemas['ToldMoment'];
export type ReviewHistory = Schemas['Progress'];
/** What each seat got for one category; if `counts` is false, not points but an explanation of another line, or what broke a tie. */
export interface CountedLine {
  say: Say;
  points: number[];
  round: number | null;
  counts: boolean;
}
export type RoomEvent = Schemas['Event'];
export type Why = Schemas['Why'];
export type Tried = Schemas['Tried'];
export type Hint = Schemas['Hint'];
export type Lesson = Schemas['LessonTold'];
export type Place = Schemas['Place'];
export type Said = Schemas['Said'];
type Spoken = Schemas['Speak']['what'];
export type Sign = Extract<
  Spoken,
  'smile' | 'laugh' | 'wink' | 'wow' | 'sad' | 'sleepy' | 'heart' | 'star' | 'thumb' | 'flower' | 'candy' | 'cup'
>;
export type Phrase = Exclude<Spoken, Sign>;
export type ServerMessage = Schemas['SocketGuide']['server'][number];
/** The messages that reach a room; the rest are the connection's own. */
export type SocketMessage = Exclude<ServerMessage, { type: 'hello' | 'pong' }>;
/** The same for the lobby. */
export type LobbyMessage = Exclude<Schemas['LobbyGuide']['server'][number], { type: 'hello' | 'pong' }>;
/** What the page reads of a match file. */
export type MatchFile = {
  commitment: string;
  nonces: string[];
  seed: string | null;
  log: [actor: number, event: number | null][];
};
/** What all games' happenings have in common. */
export type Happening = { kind: string; seat: number | null; text: string };
/** A happening without its sentence. */
export type Untold<Of extends Happening> = Of extends unknown ? Omit<Of, 'text'> : never;
export type View = Record<string, unknown>;

/** A match as it is now; `moves`: where its table of moves is. */
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
  tally: CountedLine[]; // how the points were counted; empty while it is running
  memory: boolean; // a game of memory: some of its story fades while it is running
  view: View;
  summary: Say[];
  asked: Say;
  readonly legal: MoveInfo[];
  can_take_back: boolean;
  fading: string[];
  lesson: Lesson | null;
}

/** A room as it is now. */
export interface Sight extends RoomInfo {
  number: number;
  match: MatchSight | null;
  clocks?: Clocks | null;
}

/** A room as answered over HTTP: the parts that the page reads. */
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

/** Why the server refused this, in a sentence for people; '' if it did not. */
export async function refusalOf(doing: () => Promise<unknown>): Promise<string> {
  try {
    await doing();
    return '';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message;
  }
}

const LIMIT = 8000; // milliseconds to wait for an answer
const SOON = 4000; // the same for what is answered at once
const THOUGHT = 12_000; // the same for a hint, since a bot has to think

/** How long to wait for an answer; `line`: no longer than this connection lives. */
interface Wait {
  limit?: number;
  line?: AbortSignal;
}

const client = createClient<paths>({
  baseUrl: location.origin,
  fetch: (request) => fetch(request),
  querySerializer: (query) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const key = keyInLink();
    const always = [['language', settings.language], ...(key ? [['key', key]] : [])];
    return new URLSearchParams([...given.map(([name, value]) => [name, String(value)]), ...always]).toString();
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
    answer = await asking(giving.signal); // also for what arrives after the headers
  } catch (error) {
    if (error instanceof SyntaxError) throw error; // the server has answered
    if (!giving.signal.aborted) online.miss();
    throw new Refusal('unreachable', t('error.unreachable'));
  } finally {
    clearTimeout(timer);
    wait.line?.removeEventListener('abort', giveUp);
  }
  online.hear();
  const { data, error, response } = answer;
  if (response.ok) return { told: data!, headers: response.headers };
  if (!isProblem(error)) throw new Refusal('unreadable', t('error.unreadable'), null, response.status);
  throw new Refusal(error.code, error.message, error.rule ?? null, response.status);
}

function isProblem(error: unknown): error is Schemas['Problem'] {
  return typeof error === 'object' && error !== null;
}

const at = (room: string) => ({ path: { room_id: room } });
/** As one of your seats, if several people share this device. */
const as = (room: string, seat: number | null) => ({ ...at(room), query: seat === null ? {} : { seat } });
const of = (match: string) => ({ path: { match_id: match } });

export const api = {
  games: () => ask((signal) => client.GET('/api/games', { signal })),
  game: (name: string) => ask((signal) => client.GET('/api/games/{name}', { signal, params: { path: { name } } })),
  rules: (name: string) => ask((signal) => client.GET('/api/games/{name}/rules', { signal, params: { path: { name } } })),
  words: async (name: string): Promise<Book> => {
    const { language, text } = await ask((signal) => client.GET('/api/games/{name}/words', { signal, params: { path: { name } } }));
    return new Book(language, text);
  },
  /** The table of moves at the address that the server has sent. */
  moves: (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    const [seats, version] = [Number(searchParams.get('seats')), Number(searchParams.get('version'))];
    const edition = searchParams.get('edition') ?? undefined;
    const query = { seats, options: searchParams.get('options') ?? '{}', version, edition };
    return ask((signal) =>
      client.GET('/api/games/{name}/moves', { signal, params: { path: { name: pathname.split('/').at(-2) ?? '' }, query } }),
    );
  },
  identity: () => ask((signal) => client.GET('/api/identity', { signal })),
  setIdentity: (name: string) => ask((signal) => client.PUT('/api/identity', { signal, body: { name, language: settings.language } })),
  devices: () => ask((signal) => client.GET('/api/identity/devices', { signal })),
  endDevice: (device: string) =>
    ask((signal) => client.DELETE('/api/identity/devices/{device_id}', { signal, params: { path: { device_id: device } } })),
  handOver: () => ask((signal) => client.POST('/api/identity/handover', { signal })),
  whose: (code: string) => ask((signal) => client.POST('/api/identity/whose', { signal, body: { code } })),
  become: (code: string) => ask((signal) => client.POST('/api/identity/become', { signal, body: { code } })),
  pushKey: () => ask((signal) => client.GET('/api/push', { signal })),
  push: (endpoint: string, p256dh: string, auth: string) =>
    ask((signal) => client.PUT('/api/push', { signal, body: { endpoint, keys: { p256dh, auth } } })),
  stopPush: (endpoint: string) => ask((signal) => client.POST('/api/push/stop', { signal, body: { endpoint } })),
  rooms: (page: number) => askPage((signal) => client.GET('/api/rooms', { signal, params: { query: { page } } })),
  myRooms: () => ask((signal) => client.GET('/api/rooms', { signal, params: { query: { mine: true } } })),
  myMatches: () => ask((signal) => client.GET('/api/matches', { signal, params: { query: { mine: 'true' } } })),
  finished: (game: string, page: number) =>
    askPage((signal) => client.GET('/api/matches', { signal, params: { query: { over: true, page, ...(game ? { game } : {}) } } })),
  statistics: () => ask((signal) => client.GET('/api/statistics', { signal })),
  giveUp: (room: string) => ask((signal) => client.DELETE('/api/rooms/{room_id}/mine', { signal, params: at(room) })),
  openRoom: (room: Schemas['OpenRoom']): Promise<RoomAnswer> => ask((signal) => client.POST('/api/rooms', { signal, body: room })),
  openNow: (room: Omit<Schemas['PlayNow'], 'start'>): Promise<RoomAnswer> =>
    ask((signal) => client.POST('/api/rooms/now', { signal, body: { ...room, start: false } })),
  practise: (game: string): Promise<RoomAnswer> => ask((signal) => client.POST('/api/rooms/practice', { signal, body: { game } })),
  learn: (room: string, body: Schemas['Learn']): Promise<RoomAnswer> =>
    ask((signal) => client.POST('/api/rooms/{room_id}/lesson', { signal, params: at(room), body })),
  seat: (room: string, seat: number, place: Place): Promise<RoomAnswer> =>
    ask((signal) => client.PUT('/api/rooms/{room_id}/seats/{seat}', { signal, params: { path: { room_id: room, seat } }, body: place })),
  changeRoom: (room: string, changes: Schemas['ChangeRoom']): Promise<RoomAnswer> =>
    ask((signal) => client.PATCH('/api/rooms/{room_id}', { signal, params: at(room), body: changes })),
  giveTime: (room: string, seat: number): Promise<RoomAnswer> =>
    ask((signal) => client.POST('/api/rooms/{room_id}/seats/{seat}/time', { signal, params: { path: { room_id: room, seat } } })),
  urge: (room: string, seat: number): Promise<RoomAnswer> =>
    ask((signal) => client.POST('/api/rooms/{room_id}/seats/{seat}/urge', { signal, params: { path: { room_id: room, seat } } })),
  lead: (room: string): Promise<RoomAnswer> => ask((signal) => client.POST('/api/rooms/{room_id}/host', { signal, params: at(room) })),
  start: (room: string): Promise<RoomAnswer> => ask((signal) => client.POST('/api/rooms/{room_id}/start', { signal, params: at(room) })),
  wait: (room: string, wait: boolean): Promise<RoomAnswer> =>
    ask((signal) => client.PUT('/api/rooms/{room_id}/queue', { signal, params: at(room), body: { wait } })),
  agree: (room: string, yes: boolean): Promise<RoomAnswer> =>
    ask((signal) => client.POST('/api/rooms/{room_id}/agree', { signal, params: at(room), body: { yes } })),
  evening: (room: string) => ask((signal) => client.GET('/api/rooms/{room_id}/evening', { signal, params: at(room) })),
  renewLink: (room: string) => ask((signal) => client.POST('/api/rooms/{room_id}/link', { signal, params: at(room) })),
  why: (room: string, move: string, seat: number | null, line: AbortSignal) =>
    ask((signal) => client.POST('/api/rooms/{room_id}/why', { signal, params: as(room, seat), body: { move } }), { limit: SOON, line }),
  try: (room: string, moves: string[], number: number, seat: number | null, line: AbortSignal) =>
    ask((signal) => client.POST('/api/rooms/{room_id}/try', { signal, params: as(room, seat), body: { moves, number } }), {
      limit: SOON,
      line,
    }),
  say: (room: string, what: Spoken, seat: number | null): Promise<Said> =>
    ask((signal) => client.POST('/api/rooms/{room_id}/talk', { signal, params: as(room, seat), body: { what } })),
  hint: (room: string, line: AbortSignal) =>
    ask((signal) => client.POST('/api/rooms/{room_id}/hint', { signal, params: at(room) }), { limit: THOUGHT, line }),
  past: (room: string, entry: number, seat: number | null) =>
    ask((signal) =>
      client.GET('/api/rooms/{room_id}/past/{entry}', { signal, params: { ...as(room, seat), path: { room_id: room, entry } } }),
    ),
  events: (room: string, since: number, seat: number | null): Promise<RoomEvent[]> =>
    ask((signal) =>
      client.GET('/api/rooms/{room_id}/events', { signal, params: { ...at(room), query: { since, ...(seat === null ? {} : { seat }) } } }),
    ),
  match: (match: string) => ask((signal) => client.GET('/api/matches/{match_id}', { signal, params: of(match) })),
  step: (match: string, entry: number, seat: number | null) =>
    ask((signal) =>
      client.GET('/api/matches/{match_id}/steps/{entry}', {
        signal,
        params: { path: { match_id: match, entry }, query: seat === null ? {} : { seat } },
      }),
    ),
  steps: (match: string, seat: number | null) =>
    ask((signal) =>
      client.GET('/api/matches/{match_id}/steps', { signal, params: { ...of(match), query: seat === null ? {} : { seat } } }),
    ),
  file: (match: string) => ask((signal) => client.GET('/api/matches/{match_id}/file', { signal, params: of(match) })) as Promise<MatchFile>,
  review: (match: string) => ask((signal) => client.GET('/api/matches/{match_id}/review', { signal, params: of(match) })),
  askReview: (match: string) => ask((signal) => client.POST('/api/matches/{match_id}/review', { signal, params: of(match) })),
  tryFrom: (match: string, entry: number, seat: number): Promise<RoomAnswer> =>
    ask((signal) => client.POST('/api/matches/{match_id}/try', { signal, params: of(match), body: { entry, seat } })),
  reviews: () => ask((signal) => client.GET('/api/reviews', { signal })),
  draws: (match: string) => ask((signal) => client.GET('/api/matches/{match_id}/draws', { signal, params: of(match) })),
};
