// The server's API, typed from its OpenAPI document (schema.d.ts is generated).

import type { components } from './schema';
import { settings } from './settings.svelte';
import { t } from './words.svelte';

type Schemas = components['schemas'];
export type GameInfo = Schemas['GameInfo'];
export type Sight = Schemas['Sight'];
export type MatchSight = Schemas['MatchSight'];
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
export type RoomEvent = Schemas['Event'];
export type Frame = Schemas['Frame'];
export type ServerMessage = Schemas['SocketGuide']['server'][number];
/** What a room hears of it; the rest is the connection's own. */
export type SocketMessage = Exclude<ServerMessage, { type: 'hello' | 'pong' }>;
/** What the page reads of a match file. */
export interface MatchFile {
  commitment: string;
  nonces: string[];
  seed: string | null;
  log: [actor: number, event: number | null][];
}
/** What is the same in every game's happenings. */
export type Happening = { kind: string; seat: number | null; text: string };
/** A happening without its sentence. */
export type Untold<Of extends Happening> = Of extends unknown ? Omit<Of, 'text'> : never;
export type View = Record<string, unknown>;

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

async function ask<T>(method: string, path: string, body?: unknown, wait: Wait = {}): Promise<T> {
  return (await answerTo<T>(method, path, body, wait)).told;
}

/** A part of a list, and whether there is more of it. */
async function askPage<T>(path: string): Promise<{ told: T[]; more: boolean }> {
  const { told, headers } = await answerTo<T[]>('GET', path);
  return { told, more: headers.get('link')?.includes('rel="next"') ?? false };
}

async function answerTo<T>(method: string, path: string, body?: unknown, wait: Wait = {}): Promise<{ told: T; headers: Headers }> {
  const address = new URL(`/api${path}`, location.origin);
  address.searchParams.set('language', settings.language);
  const [giving, giveUp] = [new AbortController(), () => giving.abort()];
  const timer = setTimeout(giveUp, wait.limit ?? LIMIT);
  wait.line?.addEventListener('abort', giveUp);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(address, {
      method,
      signal: giving.signal, // also for what comes after the headers
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    text = await answer.text();
  } catch {
    throw new Refusal('unreachable', t('error.unreachable'));
  } finally {
    clearTimeout(timer);
    wait.line?.removeEventListener('abort', giveUp);
  }
  if (answer.ok) return { told: JSON.parse(text) as T, headers: answer.headers };
  try {
    const problem = JSON.parse(text) as { code: string; message: string; rule?: string | null };
    throw new Refusal(problem.code, problem.message, problem.rule ?? null, answer.status);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('unreadable', t('error.unreadable'), null, answer.status);
  }
}

const in_ = encodeURIComponent;

export const api = {
  games: () => ask<GameInfo[]>('GET', '/games'),
  game: (name: string) => ask<GameInfo>('GET', `/games/${in_(name)}`),
  rules: (name: string) => ask<RuleInfo[]>('GET', `/games/${in_(name)}/rules`),
  words: (name: string) => ask<Record<string, unknown>>('GET', `/games/${in_(name)}/words`),
  identity: () => ask<Identity>('GET', '/identity'),
  setIdentity: (name: string) => ask<Identity>('PUT', '/identity', { name, language: settings.language }),
  rooms: (page: number) => askPage<RoomLine>(`/rooms?page=${page}`),
  myRooms: () => ask<RoomLine[]>('GET', '/rooms?mine=true'),
  myMatches: () => ask<MatchInfo[]>('GET', '/matches?mine=true'),
  openRoom: (room: Schemas['OpenRoom']) => ask<Sight>('POST', '/rooms', room),
  openNow: (game: string) => ask<Sight>('POST', '/rooms/now', { game, start: false }),
  seat: (room: string, seat: number, place: Place) => ask<Sight>('PUT', `/rooms/${in_(room)}/seats/${seat}`, place),
  changeRoom: (room: string, changes: Schemas['ChangeRoom']) => ask<Sight>('PATCH', `/rooms/${in_(room)}`, changes),
  lead: (room: string) => ask<Sight>('POST', `/rooms/${in_(room)}/host`),
  start: (room: string) => ask<Sight>('POST', `/rooms/${in_(room)}/start`),
  why: (room: string, move: string, line: AbortSignal) => ask<Why>('POST', `/rooms/${in_(room)}/why`, { move }, { limit: SOON, line }),
  try: (room: string, moves: string[], number: number, line: AbortSignal) =>
    ask<Tried>('POST', `/rooms/${in_(room)}/try`, { moves, number }, { limit: SOON, line }),
  hint: (room: string, line: AbortSignal) => ask<Hint>('POST', `/rooms/${in_(room)}/hint`, undefined, { limit: THOUGHT, line }),
  past: (room: string, entry: number) => ask<Step>('GET', `/rooms/${in_(room)}/past/${entry}`),
  match: (match: string) => ask<MatchInfo>('GET', `/matches/${in_(match)}`),
  step: (match: string, entry: number, seat: number | null) =>
    ask<Step>('GET', `/matches/${in_(match)}/steps/${entry}${seat === null ? '' : `?seat=${seat}`}`),
  file: (match: string) => ask<MatchFile>('GET', `/matches/${in_(match)}/file`),
  draws: (match: string) => ask<Draw[]>('GET', `/matches/${in_(match)}/draws`),
};
