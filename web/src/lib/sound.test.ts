import { afterEach, expect, test, vi } from 'vitest';
import { settings } from './settings.svelte';
import { gainAt, LOUDNESS, loudness, made, play, RATE, SOUNDS, wake } from './sound';

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

/** The browser's sound; what was started, as loud as it was. */
class Audio {
  static made: Audio[] = [];
  static heard: number[] = [];
  state = 'suspended';
  destination = {};
  constructor() {
    Audio.made.push(this);
  }
  resume = vi.fn(() => Promise.resolve(void (this.state = 'running')));
  createBuffer = () => ({ copyToChannel: () => {} });
  createBufferSource = () => ({ connect: (next: unknown) => next, start: () => {} });
  createGain() {
    const gain = { value: 1 };
    return { gain, connect: () => Audio.heard.push(gain.value) };
  }
}

test('a sound is as loud as the settings say, silent where they say so, and wakes at a touch', async () => {
  vi.stubGlobal('AudioContext', Audio);
  await settings.set({ sound: false, volume: 100 });
  dispatchEvent(new Event('pointerup'));
  expect(Audio.made).toEqual([]);
  await settings.set({ sound: true });
  play('tap');
  expect([Audio.made, Audio.heard]).toEqual([[], []]); // phones want a touch first, and what comes before it is not heard later
  dispatchEvent(new Event('pointerup'));
  const [context] = Audio.made;
  await wake();
  for (const [sound, volume] of [
    [true, 100],
    [true, 50],
    [true, 0],
    [false, 100],
  ] as const) {
    await settings.set({ sound, volume });
    play('tap');
  }
  expect([Audio.made.length, Audio.heard]).toEqual([1, [1, 0.25]]);
  expect(gainAt(0)).toBe(0);
  await settings.set({ sound: true });
  for (const state of ['suspended', 'interrupted']) {
    context!.state = state; // by a call
    play('tap');
    expect(Audio.heard).toHaveLength(2);
    dispatchEvent(new Event('keydown'));
    expect(context!.state).toBe('running');
  }
  play('tap');
  expect(Audio.heard).toHaveLength(3);
});
