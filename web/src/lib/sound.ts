// Short wooden and paper sounds, made here from noise and a few ringing tones; all equally loud.

import { settings } from './settings.svelte';

export const SOUNDS = [
  'tap',
  'slide',
  'flip',
  'dice',
  'drop',
  'card',
  'coin',
  'chime',
  'thud',
  'scratch',
  'turn',
  'end',
  'won',
  'lost',
] as const;
export type Sound = (typeof SOUNDS)[number];

export const RATE = 48_000;
export const LOUDNESS = -18; // LUFS

/** A tone that rings out: hertz, how loud, seconds until it is a thousandth. */
type Tone = readonly [hertz: number, gain: number, seconds: number];

/** One knock of something: noise between two frequencies, tones, and when it is heard. */
interface Knock {
  at: number;
  noise?: { gain: number; seconds: number; low: number; high: number; rise?: number };
  tones?: readonly Tone[];
}

const wood = (at: number, hertz: number, gain = 1): Knock => ({
  at,
  noise: { gain: 0.5 * gain, seconds: 0.03, low: 800, high: 5000 },
  tones: [
    [hertz, gain, 0.12],
    [hertz * 2.76, gain * 0.45, 0.07],
    [hertz * 5.4, gain * 0.2, 0.04],
  ],
});
const paper = (at: number, seconds: number, gain = 1, low = 1500): Knock => ({
  at,
  noise: { gain, seconds, low, high: 9000, rise: seconds * 0.35 },
});
const bell = (at: number, hertz: number, gain = 1): Knock => ({
  at,
  tones: [
    [hertz, gain, 0.7],
    [hertz * 2.01, gain * 0.35, 0.4],
    [hertz * 3.9, gain * 0.12, 0.2],
  ],
});

const RECIPES: Record<Sound, Knock[]> = {
  tap: [wood(0, 620)],
  slide: [paper(0, 0.16, 1, 700)],
  flip: [paper(0, 0.09), wood(0.08, 480, 0.7)],
  dice: [wood(0, 900, 0.8), wood(0.07, 1150, 0.6), wood(0.13, 820, 0.9), wood(0.21, 1020, 0.5), wood(0.3, 760, 1)],
  drop: [wood(0, 240), paper(0.01, 0.05, 0.5)],
  card: [paper(0, 0.07), paper(0.05, 0.04, 0.6, 3000)],
  coin: [bell(0, 1650, 0.7), wood(0, 1200, 0.4)],
  chime: [bell(0, 784), bell(0.09, 1175, 0.8)],
  thud: [wood(0, 120), wood(0.005, 180, 0.5)],
  scratch: [paper(0, 0.06, 1, 2500), paper(0.07, 0.06, 0.9, 2500), paper(0.14, 0.08, 0.8, 2500)],
  turn: [wood(0, 520, 0.8), wood(0.12, 780)],
  end: [bell(0, 523), bell(0.14, 659), bell(0.28, 784), wood(0.28, 390, 0.6)],
  won: [bell(0, 523), bell(0.1, 659), bell(0.2, 784), bell(0.34, 1047), bell(0.34, 1319, 0.5), wood(0.34, 523, 0.5)],
  lost: [wood(0, 330, 0.7), bell(0.02, 392, 0.7), wood(0.2, 262, 0.7), bell(0.22, 330, 0.8)],
};

/** Noise that is the same each time. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state / 0x80000000;
  };
}

function pass(low: number, high: number): (sample: number) => number {
  const [a, b] = [1 - Math.exp((-2 * Math.PI * low) / RATE), 1 - Math.exp((-2 * Math.PI * high) / RATE)];
  let [slow, fast] = [0, 0];
  return (sample) => {
    fast += b * (sample - fast);
    slow += a * (fast - slow);
    return fast - slow;
  };
}

function mix(knocks: Knock[]): Float32Array<ArrayBuffer> {
  const ends = knocks.flatMap(({ at, noise, tones }) => [at + (noise?.seconds ?? 0), ...(tones ?? []).map(([, , s]) => at + s)]);
  const out = new Float32Array(Math.ceil(Math.max(...ends) * RATE));
  for (const [number, { at, noise: rush, tones }] of knocks.entries()) {
    const start = Math.round(at * RATE);
    if (rush) {
      const [random, filter] = [noise(number + 1), pass(rush.low, rush.high)];
      const length = Math.round(rush.seconds * RATE);
      const rise = Math.max(1, Math.round((rush.rise ?? 0.001) * RATE));
      for (let i = 0; i < length && start + i < out.length; i++) {
        const swell = i < rise ? i / rise : 1 - (i - rise) / (length - rise);
        out[start + i]! += rush.gain * swell * filter(random());
      }
    }
    for (const [hertz, gain, seconds] of tones ?? []) {
      const length = Math.round(seconds * RATE);
      for (let i = 0; i < length && start + i < out.length; i++) {
        const fade = Math.exp((-6.9 * i) / length) * Math.min(1, i / 48);
        out[start + i]! += gain * fade * Math.sin((2 * Math.PI * hertz * i) / RATE);
      }
    }
  }
  return out;
}

/** A filter of second order: b0, b1, b2, a1, a2. */
function biquad(samples: Float32Array, [b0, b1, b2, a1, a2]: readonly [number, number, number, number, number]): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (const [i, x] of samples.entries()) {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x1, x2, y1, y2] = [x, x1, y, y1];
    out[i] = y;
  }
  return out;
}

/** Loudness in LUFS, over the whole sound: ITU-R BS.1770's two filters for 48 kHz, then the mean power. */
export function loudness(samples: Float32Array): number {
  const shelf = biquad(samples, [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585]);
  const weighted = biquad(shelf, [1, -2, 1, -1.99004745483398, 0.99007225036621]);
  return -0.691 + 10 * Math.log10(weighted.reduce((sum, sample) => sum + sample * sample, 0) / weighted.length);
}

/** The samples of a sound, as loud as all others; if that would clip, as loud as it can be. */
export function made(sound: Sound): Float32Array<ArrayBuffer> {
  const samples = mix(RECIPES[sound]);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const gain = Math.min(10 ** ((LOUDNESS - loudness(samples)) / 20), 0.98 / peak);
  return samples.map((sample) => sample * gain);
}

let context: AudioContext | undefined;
const buffers = new Map<Sound, AudioBuffer>();

/** How much of a sound is left at a volume in percent. Half sounds like half: ears hear powers, not sums. */
export function gainAt(volume: number): number {
  return (volume / 100) ** 2;
}

const wanted = (): boolean => settings.sound && settings.volume > 0;

/** Let the page make sounds. Browsers allow that only after the page has been touched, iPhones only while it is touched, and a phone
    call takes it away again; so this is done at every touch and key. A machine without sound stays silent. */
export async function wake(): Promise<void> {
  if (!wanted()) return;
  try {
    context ??= new AudioContext();
    if (context.state !== 'running') await context.resume();
  } catch {
    // there is no sound, or not yet
  }
}

for (const touched of ['pointerup', 'keydown']) addEventListener(touched, () => void wake(), { capture: true, passive: true });

/** As loud as the settings say. What cannot be heard now is never heard: sounds that wait would all come at once. */
export function play(sound: Sound): void {
  if (!wanted() || context?.state !== 'running') return;
  try {
    sounding(context, sound).start();
  } catch {
    // nothing that is shown may wait for a sound
  }
}

function sounding(context: AudioContext, sound: Sound): AudioBufferSourceNode {
  let buffer = buffers.get(sound);
  if (!buffer) {
    const samples = made(sound);
    buffer = context.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    buffers.set(sound, buffer);
  }
  const [source, gain] = [context.createBufferSource(), context.createGain()];
  source.buffer = buffer;
  gain.gain.value = gainAt(settings.volume);
  source.connect(gain).connect(context.destination);
  return source;
}
