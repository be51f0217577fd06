// The fair draw of a match, as the server's kernel/chance.py makes it; tests/kernel/chance_vectors.json has known answers for both.
// Hashing is done by a library, since browsers offer their own SHA-256 only over https and to pages from the same computer.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export type Weights = readonly (number | bigint)[];

const NUMBERS = 1n << 64n; // how many x there are
export const SEED = /^[0-9a-f]{64}$/; // 32 bytes

/** What a server shows of its seed before a match: it can't find another seed with the same commitment. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** Hash of the seats' nonces, each preceded by its length so that no two lists give the same bytes; zeros for none. */
export function noncesDigest(nonces: readonly string[]): Uint8Array {
  if (nonces.length === 0) return new Uint8Array(32);
  const parts = nonces.map(utf8ToBytes);
  return sha256(concatBytes(...parts.flatMap((part) => [bigEndian(part.length, 4), part])));
}

/** Chance outcome `number` of a match. RangeError: there is nothing to draw from. */
export function draw(seed: Uint8Array, nonces: Uint8Array, number: number | bigint, weights: Weights): number {
  const exact = weights.map(BigInt);
  const total = exact.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n || total > NUMBERS) throw new RangeError(`expected chance weights with a sum from 1 to 2^64, got ${total}`);
  const limit = (NUMBERS / total) * total;
  let x = limit;
  for (let attempt = 0; x >= limit; attempt += 1) {
    const mac = hmac(sha256, seed, concatBytes(nonces, bigEndian(number, 8), bigEndian(attempt, 4)));
    x = new DataView(mac.buffer, mac.byteOffset).getBigUint64(0);
  }
  let remainder = x % total;
  return exact.findIndex((weight) => (remainder -= weight) < 0n);
}

function bigEndian(number: number | bigint, bytes: 4 | 8): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(number));
  return new Uint8Array(view.buffer, 8 - bytes);
}
