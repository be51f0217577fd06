// How colours look to different eyes, for tests: colours of the style sheets as numbers, eyes that lack a kind of cone, and differences.

/** Red, green and blue, 0 to 1, as light adds up (linear). */
export type Light = readonly [number, number, number];
/** CIE L*a*b*. */
export type Lab = readonly [number, number, number];

type Row = readonly [number, number, number];
export type Eyes = 'usual' | 'protan' | 'deutan' | 'tritan' | 'shades';

// Machado, Oliveira and Fernandes 2009, severity 1; `shades` is the luminance of sRGB, for eyes without colours.
const SEEN: Record<Eyes, readonly [Row, Row, Row]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  shades: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

function times(matrix: readonly Row[], light: Light): Light {
  return matrix.map((row) => row[0] * light[0] + row[1] * light[1] + row[2] * light[2]) as unknown as Light;
}

export function seenBy(eyes: Eyes, light: Light): Light {
  return times(SEEN[eyes], light).map((part) => Math.min(1, Math.max(0, part))) as unknown as Light;
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encoded = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

export function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** As WCAG defines it: 1 to 21. */
export function contrast(one: Light, other: Light): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const XYZ: readonly Row[] = [
  [0.4123908, 0.3575843, 0.1804808],
  [0.212639, 0.7151687, 0.0721923],
  [0.0193308, 0.1191948, 0.9505322],
];
const WHITE = times(XYZ, [1, 1, 1]);

export function lab(light: Light): Lab {
  const [x, y, z] = times(XYZ, light).map((part, i) => {
    const share = part / WHITE[i]!;
    return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
  }) as [number, number, number];
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** CIEDE2000: 1 is the smallest difference that trained eyes see side by side. */
export function difference([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const far = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const stretch = 1.5 - far((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) / 2;
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const hue = (a: number, b: number) => ((Math.atan2(b, a * stretch) * 180) / Math.PI + 360) % 360;
  const [h1, h2] = [c1 === 0 ? 0 : hue(a1, b1), c2 === 0 ? 0 : hue(a2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const mean = grey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const wave =
    1 -
    0.17 * Math.cos(radians(mean - 30)) +
    0.24 * Math.cos(radians(2 * mean)) +
    0.32 * Math.cos(radians(3 * mean + 6)) -
    0.2 * Math.cos(radians(4 * mean - 63));
  const lightness = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2));
  const chroma = (c2 - c1) / (1 + 0.045 * c);
  const tone = (2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * c * wave);
  const blue = -2 * far(c) * Math.sin(radians(60 * Math.exp(-(((mean - 275) / 25) ** 2))));
  return Math.sqrt(lightness ** 2 + chroma ** 2 + tone ** 2 + blue * chroma * tone);
}

/** How different two colours are to these eyes. */
export function apart(eyes: Eyes, one: Light, other: Light): number {
  return difference(lab(seenBy(eyes, one)), lab(seenBy(eyes, other)));
}

// ---- Style sheets ----

/** The custom properties of a style sheet's rules, by selector. */
export function rules(sheet: string): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>();
  for (const [, selector, body] of sheet.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const properties = [...body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]);
    found.set(selector!.trim(), { ...found.get(selector!.trim()), ...Object.fromEntries(properties) });
  }
  return found;
}

/** What `value` is with these custom properties, in the light or the dark theme. */
export function colour(value: string, properties: Record<string, string>, theme: 'light' | 'dark'): Light {
  const [, name, inside] = /^([\w-]+)\((.*)\)$/s.exec(value) ?? [];
  if (value.startsWith('#')) return [1, 3, 5].map((at) => linear(parseInt(value.slice(at, at + 2), 16) / 255)) as unknown as Light;
  const parts = split(inside ?? '');
  if (name === 'var' && properties[parts[0]!]) return colour(properties[parts[0]!]!, properties, theme);
  if (name === 'light-dark') return colour(parts[theme === 'light' ? 0 : 1]!, properties, theme);
  if (name === 'color-mix') {
    const [space, first, second] = parts as [string, string, string];
    const [, one, percent] = /^(.*) ([\d.]+)%$/s.exec(first)!;
    const [a, b, share] = [colour(one!, properties, theme), colour(second, properties, theme), Number(percent) / 100];
    return space === 'in oklab'
      ? mixed(oklab(a), oklab(b), share, unOklab)
      : mixed(a.map(encoded), b.map(encoded), share, (c) => c.map(linear));
  }
  throw new Error(`no colour: ${value}`);
}

function split(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of list) {
    depth += Number(letter === '(') - Number(letter === ')');
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

function mixed(a: readonly number[], b: readonly number[], share: number, back: (mix: number[]) => readonly number[]): Light {
  return back(a.map((part, i) => part * share + b[i]! * (1 - share))) as unknown as Light;
}

// Ottosson's OKLab.
function oklab([red, green, blue]: Light): number[] {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function unOklab([l, a, b]: number[]): number[] {
  const [x, y, z] = [
    (l! + 0.3963377774 * a! + 0.2158037573 * b!) ** 3,
    (l! - 0.1055613458 * a! - 0.0638541728 * b!) ** 3,
    (l! - 0.0894841775 * a! - 1.291485548 * b!) ** 3,
  ];
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}
