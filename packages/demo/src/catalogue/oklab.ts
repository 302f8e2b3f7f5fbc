/** A colour in OKLab: lightness 0–1 and two opponent axes (a: green–red, b: blue–yellow). */
export interface Lab {
  L: number;
  a: number;
  b: number;
}

/** '#rrggbb' to OKLab. */
export function labOf(hex: string): Lab {
  const n = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [(n >> 16) & 255, (n >> 8) & 255, n & 255].map((v) => linear(v / 255)) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return {
    L: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

/** OKLab to '#rrggbb', clipped to what a screen shows. */
export function hexOf({ L, a, b }: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = channels.map((v) => Math.round(255 * encoded(Math.min(1, Math.max(0, v)))));
  return `#${bytes.map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

/** `hex` with its lightness moved by `dL` and its colourfulness multiplied. */
export function shade(hex: string, dL: number, chroma = 1): string {
  const lab = labOf(hex);
  const L = Math.min(0.995, Math.max(0.04, lab.L + dL));
  return hexOf({ L, a: lab.a * chroma, b: lab.b * chroma });
}

/** Between two colours: 0 is the first, 1 the second. */
export function blend(from: string, to: string, t: number): string {
  const x = labOf(from);
  const y = labOf(to);
  return hexOf({
    L: x.L + (y.L - x.L) * t,
    a: x.a + (y.a - x.a) * t,
    b: x.b + (y.b - x.b) * t,
  });
}

function linear(v: number): number {
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

function encoded(v: number): number {
  return v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055;
}
