/**
 * Draws `src/theme/hair.webp`: strands and sheen of a lock of hair, transparent, to lay over any flat tone.
 * Run with `npm run draw-hair -w @matiz/ui`; the result is committed. The noise is seeded: same file every time.
 */
import sharp from 'sharp';

const pictureSize = 160;
const seed = 20;

/** A small seeded generator (mulberry32), values in [0, 1). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Smooth noise along one axis, values in [-1, 1], one knot every `step` pixels. */
function noiseLine(step: number, random: () => number): (x: number) => number {
  const knots = Array.from(
    { length: Math.ceil((pictureSize * 2) / step) + 4 },
    () => random() * 2 - 1,
  );
  return (x) => {
    const at = (x + pictureSize / 2) / step;
    const left = Math.floor(at);
    const part = at - left;
    const ease = part * part * (3 - 2 * part);
    return (knots[left] ?? 0) * (1 - ease) + (knots[left + 1] ?? 0) * ease;
  };
}

const random = seeded(seed);
const locks = noiseLine(26, random);
const strands = noiseLine(6.5, random);
const hairs = noiseLine(2.1, random);
const shine = noiseLine(4.2, random);

const pixels = Buffer.alloc(pictureSize * pictureSize * 4);
for (let y = 0; y < pictureSize; y += 1) {
  const v = y / pictureSize;
  for (let x = 0; x < pictureSize; x += 1) {
    const u = x / pictureSize;
    // The lock bends: every strand follows the same soft S.
    const along = x + 13 * Math.sin(v * 3.4 + 0.5) - 5 * Math.sin(v * 7.1);
    const texture = 0.34 * locks(along) + 0.34 * strands(along) + 0.32 * hairs(along);
    // Two bands of light run across, broken up by the strands.
    const middle = 0.33 + 0.07 * Math.sin(u * 3.1 + 0.4) + 0.05 * shine(along);
    const low = 0.74 + 0.05 * Math.sin(u * 2.4 + 2) + 0.05 * strands(along);
    const light =
      0.5 * Math.exp(-(((v - middle) / 0.11) ** 2)) * (0.72 + 0.55 * texture + 0.3 * shine(along)) +
      0.15 * Math.exp(-(((v - low) / 0.1) ** 2)) * (0.7 + 0.6 * texture);
    const edge = 0.34 * (1 - v) ** 5 + 0.4 * v ** 4 + 0.16 * Math.abs(u - 0.5) ** 2 * 4;
    const value = light + 0.36 * texture - edge;
    const offset = (y * pictureSize + x) * 4;
    const isLight = value > 0;
    pixels[offset] = isLight ? 255 : 24;
    pixels[offset + 1] = isLight ? 244 : 6;
    pixels[offset + 2] = isLight ? 228 : 14;
    pixels[offset + 3] = Math.round(
      255 * Math.min(0.82, Math.abs(value) * (isLight ? 0.74 : 1.05)),
    );
  }
}

const file = new URL('../src/theme/hair.webp', import.meta.url);
const { size } = await sharp(pixels, {
  raw: { width: pictureSize, height: pictureSize, channels: 4 },
})
  .webp({ quality: 30, alphaQuality: 70, effort: 6 })
  .toFile(file.pathname);
console.log(`hair.webp: ${size} bytes`);
