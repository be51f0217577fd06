import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import vectors from '../../../tests/kernel/chance_vectors.json';
import { commitment, draw, noncesDigest } from './chance';

test('a seed has the commitment that the kernel gives it', () => {
  for (const known of vectors.commitments) expect(commitment(known.seed)).toBe(known.commitment);
});

test('nonces have the digest that the kernel gives them', () => {
  for (const known of vectors.digests) expect(noncesDigest(known.nonces)).toEqual(hexToBytes(known.digest));
});

test('every draw is the one that the kernel makes', () => {
  for (const known of vectors.draws) {
    const outcome = draw(hexToBytes(known.seed), noncesDigest(known.nonces), BigInt(known.number), known.weights.map(BigInt));
    expect(outcome, JSON.stringify(known)).toBe(known.outcome);
  }
});

test('small numbers need no BigInt', () => {
  const known = vectors.draws.find((each) => each.weights.length > 5 && each.number === '57')!;
  const outcome = draw(hexToBytes(known.seed), noncesDigest(known.nonces), Number(known.number), known.weights.map(Number));
  expect(outcome).toBe(known.outcome);
});

test.each([[[]], [[0]], [[0, 0]], [[2 ** 64, 1]]])('weights that cannot be drawn from are refused: %j', (weights) => {
  expect(() => draw(new Uint8Array(32), new Uint8Array(32), 0, weights)).toThrow('a sum from 1 to 2^64');
});
