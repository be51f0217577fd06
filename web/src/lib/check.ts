// Whether the chance of a finished match agrees with what this browser kept before it. Everything is worked out here.

import { hexToBytes } from '@noble/hashes/utils.js';
import type { Draw, MatchFile } from './api';
import { commitment, draw, noncesDigest, SEED } from './chance';
import type { MatchSeal } from './seal.svelte';
import type { Values } from './book';
import type { Key } from './keys';

export type Mark = 'yes' | 'no' | 'open'; // open: this browser cannot know

export interface Finding {
  mark: Mark;
  key: Key;
  values?: Values;
}

const CHANCE = -1;
const MOST = 2 ** 31 - 1; // what the weights of a draw may sum to

export function check(file: MatchFile, draws: Draw[], seal: MatchSeal | null): Finding[] {
  return [sealed(file, seal), own(file, seal), drawn(file, draws)];
}

export function verdict(findings: Finding[]): Mark {
  if (findings.some((finding) => finding.mark === 'no')) return 'no';
  return findings.every((finding) => finding.mark === 'yes') ? 'yes' : 'open';
}

function sealed({ seed, commitment: told }: MatchFile, seal: MatchSeal | null): Finding {
  const found = SEED.test(seed ?? '') ? commitment(seed!) : null;
  if (found !== told) return { mark: 'no', key: 'chance.seal_broken' };
  if (!seal) return { mark: 'open', key: 'chance.seal_open' };
  return found === seal.commitment ? { mark: 'yes', key: 'chance.seal_yes' } : { mark: 'no', key: 'chance.seal_no' };
}

function own({ nonces }: MatchFile, seal: MatchSeal | null): Finding {
  const added = nonces.flatMap((nonce, seat) => (nonce === '' ? [] : [seat]));
  const people = seal?.people;
  // A server that knows its number could try numbers for a bot's seat until it likes the draws.
  if (people && added.some((seat) => !people.includes(seat))) return { mark: 'no', key: 'chance.own_bot' };
  if (seal && nonces.includes(seal.nonce)) return { mark: 'yes', key: added.length === 1 ? 'chance.own_only' : 'chance.own_yes' };
  return seal?.added ? { mark: 'no', key: 'chance.own_no' } : { mark: 'open', key: 'chance.own_open' };
}

function drawn({ seed, nonces, log }: MatchFile, draws: Draw[]): Finding {
  const entries = log.flatMap(([actor], entry) => (actor === CHANCE ? [entry] : []));
  const count = entries.length;
  if (count === 0) return { mark: 'yes', key: 'chance.draws_none' };
  const key = SEED.test(seed ?? '') ? hexToBytes(seed!) : null;
  const digest = noncesDigest(nonces);
  for (const [number, entry] of entries.entries()) {
    const told = draws[number];
    if (!told) return { mark: 'open', key: 'chance.draws_open', values: { checked: number, count } };
    const follows = key && told.entry === entry && areWeights(told.weights) && draw(key, digest, number, told.weights) === log[entry]![1];
    if (!follows) return { mark: 'no', key: 'chance.draws_no', values: { number: number + 1, entry: entry + 1 } };
  }
  return { mark: 'yes', key: 'chance.draws_yes', values: { count } };
}

function areWeights(weights: number[]): boolean {
  const sum = weights.reduce((total, weight) => (Number.isSafeInteger(weight) && weight >= 0 ? total + weight : Infinity), 0);
  return sum > 0 && sum <= MOST;
}
