import { afterEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { gainAt, LOUDNESS, loudness, made, play, RATE, SOUNDS } from './sound';

test('a full-scale sine of 997 hertz has the loudness that the standard gives it', () => {
  const sine = Float32Array.from({ length: RATE }, (_, i) => Math.sin((2 * Math.PI * 997 * i) / RATE));
  expect(loudness(sine)).toBeCloseTo(-3.01, 1);
});

test.each(SOUNDS)('%s is short, does not clip and is as loud as the others', (sound) => {
  const samples = made(sound);
  expect(samples.length / RATE).toBeLessThan(1.2);
  expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(0.99);
  expect(Math.abs(loudness(samples) - LOUDNESS)).toBeLessThan(0.5);
});

afterEach(() => vi.unstubAllGlobals());

test('a sound is as loud as the settings say, and silent where they say so', async () => {
  const gains: number[] = [];
  class Audio {
    state = 'running';
    destination = {};
    createBuffer = () => ({ copyToChannel: () => {} });
    createBufferSource = () => ({ connect: (next: unknown) => next, start: () => {} });
    createGain() {
      const gain = { value: 1 };
      return { gain, connect: () => gains.push(gain.value) };
    }
  }
  vi.stubGlobal('AudioContext', Audio);
  vi.stubGlobal('navigator', { languages: ['en'], userActivation: { hasBeenActive: true } });
  for (const [sound, volume] of [
    [true, 100],
    [true, 50],
    [true, 0],
    [false, 100],
  ] as const) {
    await settings.set({ sound, volume });
    play('tap');
  }
  expect(gains).toEqual([1, 0.25]);
  expect(gainAt(0)).toBe(0);
});
