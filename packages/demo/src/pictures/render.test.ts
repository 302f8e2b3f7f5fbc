import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '../catalogue/catalogue.ts';
import { labOf } from '../catalogue/oklab.ts';
import { pictureSvg } from './pictures.ts';

const { products } = buildCatalogue();

async function render(key: string, size: number) {
  const svg = Buffer.from(pictureSvg(key) ?? '');
  const small = await sharp(svg).resize(size).removeAlpha().png().toBuffer();
  return sharp(small).stats();
}

describe('what sharp makes of the drawings', () => {
  const shapes = new Map(products.map((p) => [p.packshot.shape, p.picture]));

  test.each([...shapes])('a packshot of a %s shows something on a light ground', async (_, key) => {
    const { channels, entropy } = await render(key, 120);
    expect(entropy).toBeGreaterThan(1.5);
    for (const channel of channels) expect(channel.max).toBeGreaterThan(245);
    expect(Math.min(...channels.map((channel) => channel.min))).toBeLessThan(200);
  });

  test('a hair swatch is, on the whole, the colour of its tone', async () => {
    const tones = products
      .filter((p) => p.category === 'tinte-permanente')
      .flatMap((p) => p.versions)
      .filter((_, i) => i % 23 === 0);
    expect(tones.length).toBeGreaterThan(12);
    for (const { picture, tone } of tones) {
      if (!picture || !tone) throw new Error('A dye has a tone and a swatch');
      const { channels } = await render(picture, 48);
      const mean = channels.map((c) => Math.round(c.mean).toString(16).padStart(2, '0')).join('');
      const shown = labOf(`#${mean}`);
      const meant = labOf(tone.hex);
      const distance = Math.hypot(shown.L - meant.L, shown.a - meant.a, shown.b - meant.b);
      expect(distance, `${tone.number} ${tone.name}`).toBeLessThan(0.085);
    }
  });
});
