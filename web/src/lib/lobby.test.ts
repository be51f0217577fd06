import { afterEach, beforeAll, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { api, Refusal, type GameInfo, type MatchInfo, type RoomLine } from './api';
import { Line } from './line.fake';
import { Lobby } from './lobby.svelte';
import { person } from './person.svelte';
import { settings } from './settings.svelte';
import { readable } from './words.svelte';

const room = (id: string, more: Partial<RoomLine> = {}): RoomLine =>
  ({
    id,
    game: 'g',
    state: 'waiting',
    seats: 2,
    open: 1,
    names: ['Ben', ''],
    you: null,
    back: false,
    host: false,
    to_act_you: false,
    at: 0,
    ...more,
  }) as RoomLine;
const rooms = (ids: string[], more = false): object => ({ type: 'rooms', rooms: ids.map((id) => room(id)), more });
const mine = (own: RoomLine[], matches: MatchInfo[] = []): object => ({ type: 'mine', rooms: own, matches });
const shown = (lobby: Lobby): string[] => lobby.open.map(({ id }) => id);
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const HALF_MINUTE = 30_000;

let language: MockInstance;
let lobbies: Lobby[] = [];
function enter(): Lobby {
  const lobby = new Lobby();
  lobbies.push(lobby);
  return lobby;
}

async function told(first: object = rooms(['a'])): Promise<Lobby> {
  const lobby = enter();
  Line.last.tell({ type: 'hello', protocol: 3 });
  Line.last.tell(first);
  await settle();
  return lobby;
}

beforeAll(() => readable('en'));
beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal('WebSocket', Line);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(api, 'games').mockResolvedValue([{ name: 'g' } as GameInfo]);
  vi.spyOn(api, 'rooms').mockResolvedValue({ told: [], more: false });
  vi.spyOn(api, 'myRooms').mockResolvedValue([]);
  vi.spyOn(api, 'myMatches').mockResolvedValue([]);
  person.name = null;
  language = vi.spyOn(settings, 'language', 'get').mockReturnValue('en');
});
afterEach(() => {
  for (const lobby of lobbies) lobby.close();
  lobbies = [];
  expect(vi.getTimerCount()).toBe(0);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an idle lobby asks for nothing', async () => {
  const lobby = await told();
  expect(lobby.settled).toBe(true);
  await vi.advanceTimersByTimeAsync(10 * HALF_MINUTE);
  Line.last.tell(rooms(['b', 'a']));
  expect(shown(lobby)).toEqual(['b', 'a']);
  expect(api.games).toHaveBeenCalledTimes(1);
  for (const asked of [api.rooms, api.myRooms, api.myMatches]) expect(asked).not.toHaveBeenCalled();
  expect(Line.all).toHaveLength(1);
});

test('a room where one sits is not open to oneself', async () => {
  person.name = 'Mia';
  const lobby = await told(rooms(['a', 'b']));
  expect(lobby.settled).toBe(false); // your own rooms are not known yet
  Line.last.tell(mine([room('b', { you: 0 }), room('c', { host: true })]));
  expect(lobby.settled).toBe(true);
  expect(shown(lobby)).toEqual(['a']);
  expect(lobby.mine.map(({ id }) => id)).toEqual(['b', 'c']);
});

test('a line that dies is noticed within ten seconds, and nothing is said of it', async () => {
  const lobby = await told();
  Line.last.dead = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(Line.all.length).toBeGreaterThan(1);
  expect(lobby.problem).toBe('');
  expect(api.rooms).not.toHaveBeenCalled();
  Line.last.tell(rooms(['c']));
  expect(shown(lobby)).toEqual(['c']);
  await vi.advanceTimersByTimeAsync(10 * HALF_MINUTE);
  expect(api.rooms).not.toHaveBeenCalled();
});

test('the network is back: it connects at once', async () => {
  await told();
  Line.last.close(1006);
  const tries = Line.all.length;
  dispatchEvent(new Event('online'));
  expect(Line.all).toHaveLength(tries + 1);
});

test('where no socket can be had the lists are asked for, slowly', async () => {
  person.name = 'Mia';
  vi.mocked(api.rooms).mockResolvedValue({ told: [room('a'), room('b', { you: 1 })], more: false });
  vi.mocked(api.myMatches).mockResolvedValue([{ id: 'm', ended: null } as MatchInfo, { id: 'n', ended: 1 } as MatchInfo]);
  vi.stubGlobal(
    'WebSocket',
    class extends Line {
      constructor(address: URL) {
        super(address);
        setTimeout(() => this.close(1006));
      }
    },
  );
  const lobby = enter();
  await vi.advanceTimersByTimeAsync(1000);
  expect(api.rooms).toHaveBeenCalledTimes(1);
  expect([shown(lobby), lobby.matches.map(({ id }) => id), lobby.settled]).toEqual([['a'], ['n'], true]);
  await vi.advanceTimersByTimeAsync(2 * HALF_MINUTE);
  expect(api.rooms).toHaveBeenCalledTimes(3);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await vi.advanceTimersByTimeAsync(10 * HALF_MINUTE);
  expect(api.rooms).toHaveBeenCalledTimes(3); // nobody is looking
});

test('an answer that is late does not replace what was told since', async () => {
  let answer: (page: { told: RoomLine[]; more: boolean }) => void = () => {};
  vi.mocked(api.rooms).mockReturnValue(new Promise((tell) => (answer = tell)));
  const lobby = enter();
  Line.last.close(1006);
  expect(api.rooms).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  Line.last.tell(rooms(['new']));
  answer({ told: [room('old')], more: true });
  await settle();
  expect([shown(lobby), lobby.more]).toEqual([['new'], false]);
});

test('games that do not come are asked for again', async () => {
  vi.mocked(api.games).mockRejectedValueOnce(new Refusal('unreachable', 'cannot be reached'));
  const lobby = await told();
  expect([lobby.problem, lobby.settled]).toEqual(['cannot be reached', false]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([lobby.problem, lobby.settled]).toEqual(['', true]);
});

test('who becomes somebody, or speaks another language, connects anew', async () => {
  const lobby = await told();
  lobby.rejoin();
  expect(Line.all).toHaveLength(1);
  person.name = 'Mia';
  lobby.rejoin();
  expect(Line.all).toHaveLength(2);
  person.name = 'Maja';
  lobby.rejoin();
  expect(Line.all).toHaveLength(2);
  language.mockReturnValue('de');
  lobby.rejoin();
  expect(Line.all).toHaveLength(3);
  expect(Line.last.address.href).toContain('/api/lobby/socket?language=de');
  expect(Line.last.address.protocol).toBe('ws:');
});

test('the pages after the first are asked for, and again when the first has changed', async () => {
  vi.mocked(api.rooms).mockResolvedValue({ told: [room('b'), room('c')], more: false });
  const lobby = await told(rooms(['a', 'b'], true));
  expect(lobby.more).toBe(true);
  await lobby.showMore();
  expect(api.rooms).toHaveBeenCalledExactlyOnceWith(1);
  expect([shown(lobby), lobby.more]).toEqual([['a', 'b', 'c'], false]);
  Line.last.tell(rooms(['z', 'a'], true));
  await settle();
  expect(api.rooms).toHaveBeenCalledTimes(2);
  expect([shown(lobby), lobby.more]).toEqual([['z', 'a', 'b', 'c'], false]);
});

test('a page of another protocol loads itself again, once', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, href: location.href, reload });
  sessionStorage.clear();
  enter();
  Line.last.tell({ type: 'hello', protocol: 4 });
  expect(reload).toHaveBeenCalledTimes(1);
  Line.last.tell({ type: 'hello', protocol: 4 });
  expect(reload).toHaveBeenCalledTimes(1);
  sessionStorage.clear();
  await settle(); // the storage reports it later
});

test('somebody who is banned is told why', async () => {
  const lobby = await told();
  Line.last.tell({ type: 'error', key: '', code: 'banned', message: 'Until noon.', rule: null });
  Line.last.close(4410);
  expect(lobby.problem).toBe('Until noon.');
  const tries = Line.all.length;
  await vi.advanceTimersByTimeAsync(HALF_MINUTE / 2);
  expect(Line.all).toHaveLength(tries);
});
