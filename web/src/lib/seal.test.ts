import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refusal, type Place, type RoomAnswer, type Shared } from './api';
import { RoomSeal, sealOf } from './seal.svelte';
import { matchSight, roomSight, seatInfo } from './sight.test-env';

/** The server's side: Mia has the first seat, a bot the second. */
class Room {
  number = 1;
  commitment = 'c1';
  nonce = '';
  you: number | null = 0;
  state: RoomAnswer['state'] = 'waiting';
  match: string | null = null;

  get sight(): RoomAnswer {
    return roomSight({
      number: this.number,
      state: this.state,
      seats: [seatInfo({ nonce: this.nonce !== '' }), seatInfo({ kind: 'bot' })],
      you: this.you,
      next_commitment: this.commitment,
      match: this.match === null ? null : matchSight({ id: this.match }),
    });
  }

  seat = (_room: string, seat: number, place: Place): Promise<RoomAnswer> => {
    expect([seat, place.kind]).toEqual([0, 'me']);
    if (this.state === 'playing') return Promise.reject(new Refusal('running', ''));
    this.nonce = place.nonce ?? '';
    this.number += 1;
    return Promise.resolve(this.sight);
  };

  /** Start the next match; returns the event that tells of it. */
  start(): Shared {
    this.number += 1;
    this.match = `m${this.number}`;
    this.state = 'playing';
    this.nonce = '';
    this.commitment = `c${this.number}`;
    return { kind: 'started', number: this.number } as Shared;
  }
}

let room: Room;
beforeEach(() => {
  localStorage.clear();
  room = new Room();
  vi.spyOn(api, 'seat').mockImplementation(room.seat);
});
afterEach(() => vi.restoreAllMocks());

async function seen(seal = new RoomSeal('r')): Promise<RoomSeal> {
  seal.see(room.sight);
  await seal.adding;
  return seal;
}

test('the number is added once the seal was shown, and both are kept for the match', async () => {
  const seal = await seen();
  const { nonce } = room;
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(seal.next).toMatchObject({ commitment: 'c1', nonce, added: true });
  seal.hear(room.start());
  seal.see(room.sight);
  expect(sealOf('m3')).toEqual({ commitment: 'c1', nonce, added: true, people: [0] });
  expect(seal.next).toMatchObject({ commitment: 'c3', added: false }); // that of the match after it
  expect(api.seat).toHaveBeenCalledTimes(1);
});

test('when the match is over, another number goes into the next one', async () => {
  const seal = await seen();
  const first = room.nonce;
  seal.hear(room.start());
  seal.see(room.sight);
  room.state = 'over';
  await seen(seal);
  expect(room.nonce).not.toBe('');
  expect(room.nonce).not.toBe(first);
  seal.hear(room.start());
  seal.see(room.sight);
  expect(sealOf('m5')!.commitment).toBe('c3');
});

test('a page that is opened anew, or a second one, adds the same number', async () => {
  await seen();
  const { nonce } = room;
  await seen();
  expect(api.seat).toHaveBeenCalledTimes(1);
  room.nonce = ''; // as if Mia had stood up and sat down again
  await seen();
  expect(room.nonce).toBe(nonce);
});

test('the match that this browser finds when it comes back has its seal', async () => {
  await seen();
  const started = room.start();
  room.state = 'over';
  const later = new RoomSeal('r');
  later.hear({ kind: 'opened', number: 1 } as Shared);
  later.hear(started);
  later.hear(started); // told again, after a broken connection
  later.see(room.sight);
  expect(sealOf('m3')).toMatchObject({ commitment: 'c1', people: null }); // those who sit there now may have come since
});

test('a seal of a match that went by without this browser is not taken for the next one’s', async () => {
  await seen();
  const first = room.start();
  const second = room.start();
  const later = new RoomSeal('r');
  later.hear(first);
  later.hear(second);
  later.see(room.sight);
  expect(sealOf('m4')).toBeNull();
  expect(later.next!.commitment).toBe('c4');
});

test('the first seal that was shown counts, whatever the server shows later', async () => {
  const seal = await seen();
  room.commitment = 'another';
  room.number += 1;
  await seen(seal);
  seal.hear(room.start());
  seal.see(room.sight);
  expect(sealOf('m4')!.commitment).toBe('c1');
});

test('somebody who looks on keeps the seal and adds nothing before sitting down', async () => {
  room.you = null;
  const seal = await seen();
  expect(api.seat).not.toHaveBeenCalled();
  expect(seal.next).toMatchObject({ commitment: 'c1', added: false });
  room.you = 0;
  await seen(seal);
  expect(seal.next!.added).toBe(true);
});

test('a person sits down with the number in one go', async () => {
  room.you = null;
  const seal = await seen();
  vi.mocked(api.seat).mockImplementationOnce((...asked) => {
    room.you = 0;
    return room.seat(...asked);
  });
  const sitting = seal.add(0);
  seal.see(room.sight); // the event arrives before the answer
  await sitting;
  expect(seal.next).toMatchObject({ nonce: room.nonce, added: true });
  expect(api.seat).toHaveBeenCalledTimes(1);
});

test('a seat that is refused is told, and no number is in', async () => {
  room.you = null;
  const seal = await seen();
  vi.mocked(api.seat).mockRejectedValueOnce(new Refusal('seat_taken', ''));
  await expect(seal.add(0)).rejects.toThrow(Refusal);
  expect(seal.next!.added).toBe(false);
});

test('somebody who stands up and sits down again adds the number again', async () => {
  const seal = await seen();
  room.you = null;
  room.nonce = '';
  room.number += 1;
  await seen(seal);
  room.you = 0;
  room.number += 1;
  await seen(seal);
  expect(room.nonce).toBe(seal.next!.nonce);
  expect(api.seat).toHaveBeenCalledTimes(2);
});

test('a match that starts too early goes without the number, and that is known', async () => {
  const before = room.sight;
  const started = room.start();
  const seal = new RoomSeal('r');
  seal.see(before);
  await seal.adding;
  seal.hear(started);
  seal.see(room.sight);
  expect(sealOf('m2')).toMatchObject({ commitment: 'c1', added: false });
});

test('a server that is away is told later', async () => {
  vi.mocked(api.seat).mockRejectedValueOnce(new Refusal('unreachable', ''));
  const seal = await seen();
  expect(seal.next!.added).toBe(false);
  await seen(seal);
  expect(seal.next!.added).toBe(true);
});

test('a server that never takes the number is not asked for ever', async () => {
  vi.mocked(api.seat).mockImplementation(() => {
    room.number += 1;
    return Promise.resolve(room.sight);
  });
  const seal = await seen();
  for (let i = 0; i < 5; i += 1) await seen(seal);
  expect(api.seat).toHaveBeenCalledTimes(1);
  expect(seal.next!.added).toBe(false);
});

test('an answer that comes late changes nothing', async () => {
  const old = room.sight;
  const seal = await seen();
  seal.see(old);
  expect(seal.next!.added).toBe(true);
});

test('a browser that keeps nothing holds it until the page is closed, and the oldest are forgotten', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const seal = await seen();
  seal.hear(room.start());
  seal.see(room.sight);
  expect(sealOf('m3')!.added).toBe(true);
  for (let i = 0; i < 100; i += 1) {
    seal.hear(room.start());
    seal.see(room.sight);
  }
  expect(sealOf('m3')).toBeNull();
  expect(sealOf('m103')).not.toBeNull();
});

test('something else under our name is no seal', async () => {
  localStorage.setItem('sweetbox-seals', 'nonsense');
  expect(sealOf('m3')).toBeNull();
  expect((await seen()).next!.added).toBe(true);
});
