import { expect, test } from 'vitest';
import { LOUDNESS, loudness, made, RATE, SOUNDS } from './sound';

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
