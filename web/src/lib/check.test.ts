import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import type { Draw, MatchFile } from './api';
import { commitment, draw, noncesDigest } from './chance';
import { check, verdict } from './check';
import type { MatchSeal } from './seal.svelte';

const SEED = bytesToHex(new Uint8Array(32).fill(7));
const OTHER = bytesToHex(new Uint8Array(32).fill(8));
const MINE = 'a1b2c3';

/** A match between two people whose chance is as it should be. */
function fair(nonces = [MINE, 'd4e5f6']): { file: MatchFile; draws: Draw[]; seal: MatchSeal } {
  const weights = [
    [1, 1, 1, 1, 1, 1],
    [3, 0, 1],
    [0, 1],
    [5, 4, 3, 2, 1],
  ];
  const draws: Draw[] = [];
  const log: MatchFile['log'] = [[0, 4]];
  for (const [number, each] of weights.entries()) {
    draws.push({ entry: log.length, weights: each });
    log.push([-1, draw(hexToBytes(SEED), noncesDigest(nonces), number, each)], [number % 2, 3]);
  }
  const seal: MatchSeal = { commitment: commitment(SEED), nonce: MINE, added: true, people: [0, 1] };
  return { file: { commitment: commitment(SEED), nonces, seed: SEED, log }, draws, seal };
}

function found({ file, draws, seal }: { file: MatchFile; draws: Draw[]; seal: MatchSeal | null }): [string, ...string[]] {
  const findings = check(file, draws, seal);
  return [verdict(findings), ...findings.map(({ mark, key }) => `${mark} ${key.replace('chance.', '')}`)];
}

test('all agrees', () => {
  expect(found(fair())).toEqual(['yes', 'yes seal_yes', 'yes own_yes', 'yes draws_yes']);
  expect(check(fair().file, fair().draws, null).at(-1)!.values).toEqual({ count: 4 });
});

test('against bots only, the own number is the only one', () => {
  const match = fair([MINE, '']);
  expect(found({ ...match, seal: { ...match.seal, people: [0] } })).toEqual(['yes', 'yes seal_yes', 'yes own_only', 'yes draws_yes']);
});

test('a browser that was not there says what it cannot know', () => {
  expect(found({ ...fair(), seal: null })).toEqual(['open', 'open seal_open', 'open own_open', 'yes draws_yes']);
});

test('a seal that was changed before the start is found out', () => {
  const match = fair();
  const seal = { ...match.seal, commitment: commitment(OTHER) };
  expect(found({ ...match, seal })).toEqual(['no', 'no seal_no', 'yes own_yes', 'yes draws_yes']);
});

test.each([OTHER, SEED.slice(2), 'not a number', null])('a number that does not fit its seal is found out: %s', (seed) => {
  const match = fair();
  expect(found({ ...match, file: { ...match.file, seed } }).slice(0, 2)).toEqual(['no', 'no seal_broken']);
  expect(found({ ...match, file: { ...match.file, seed } }).at(-1)).toBe('no draws_no');
});

test('an own number that the server took and left out is missed', () => {
  const match = fair(['', 'd4e5f6']);
  expect(found(match)).toEqual(['no', 'yes seal_yes', 'no own_no', 'yes draws_yes']);
  // If the server never took it, the server did not lie.
  expect(found({ ...match, seal: { ...match.seal, added: false } })).toEqual(['open', 'yes seal_yes', 'open own_open', 'yes draws_yes']);
});

test('a number from a seat where nobody could add one is found out', () => {
  const match = fair([MINE, 'x']);
  expect(found({ ...match, seal: { ...match.seal, people: [0] } })[2]).toBe('no own_bot');
  const longer = fair([MINE, '', 'x']);
  expect(found(longer)[2]).toBe('no own_bot');
  // If this browser came later, it does not know who sat where.
  expect(found({ ...match, seal: { ...match.seal, people: null } })[2]).toBe('yes own_yes');
});

test('a draw that does not follow is named', () => {
  const match = fair();
  match.file.log[3] = [-1, 1 - match.file.log[3]![1]!];
  expect(check(match.file, match.draws, match.seal).at(-1)).toEqual({
    mark: 'no',
    key: 'chance.draws_no',
    values: { number: 2, entry: 4 },
  });
});

test('a nonce that was changed afterwards changes the draws', () => {
  const match = fair();
  match.file.nonces = [MINE, 'd4e5f7'];
  expect(found(match).at(-1)).toBe('no draws_no');
});

test.each([[[]], [[0, 0]], [[-1, 3]], [[0.5, 0.5]], [[2 ** 60, 1]], [[NaN, 1]]])('weights %j are none', (weights) => {
  const match = fair();
  match.draws[1] = { entry: 3, weights };
  expect(found(match).at(-1)).toBe('no draws_no');
});

test('weights of another entry are none', () => {
  const match = fair();
  match.draws[2] = { ...match.draws[2]!, entry: 4 };
  expect(found(match).at(-1)).toBe('no draws_no');
});

test('draws that the server does not tell about stay open', () => {
  const match = fair();
  match.draws.length = 3;
  expect(check(match.file, match.draws, match.seal).at(-1)).toEqual({
    mark: 'open',
    key: 'chance.draws_open',
    values: { checked: 3, count: 4 },
  });
});

test('where nothing is drawn, nothing can be wrong', () => {
  const { file, seal } = fair();
  expect(found({ file: { ...file, log: [[0, 1]] }, draws: [], seal })).toEqual(['yes', 'yes seal_yes', 'yes own_yes', 'yes draws_none']);
});
