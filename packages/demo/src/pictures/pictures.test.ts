import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '../catalogue/catalogue.ts';
import { lettering, widthOf } from './lettering.ts';
import { listPictures, pictureKeys, pictureSvg } from './pictures.ts';

const pictures = listPictures();
const draw = (key: string) => pictureSvg(key) ?? '';

describe('pictureSvg', () => {
  test('draws every key as an SVG of the announced size', () => {
    for (const { key, width, height } of pictures) {
      const svg = draw(key);
      expect(svg.startsWith('<svg '), key).toBe(true);
      expect(svg.includes(`viewBox="0 0 ${width} ${height}"`), key).toBe(true);
      expect(svg.includes('NaN') || svg.includes('undefined'), key).toBe(false);
    }
  });

  test('needs no font, no script and nothing from outside', () => {
    for (const key of pictureKeys()) {
      expect(/<text|<image|<script|href=/.test(draw(key)), key).toBe(false);
    }
  });

  test('refers only to gradients and clips that it defines', () => {
    for (const key of pictureKeys()) {
      const svg = draw(key);
      const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((m) => m[1]));
      for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(defined.has(id), key).toBe(true);
    }
  });

  test('draws the same picture at every call, and another one for another tone', () => {
    const [first = '', second = ''] = pictureKeys().filter((key) => key.startsWith('tone/ALM001'));
    expect(draw(first)).toBe(draw(first));
    expect(draw(first)).not.toBe(draw(second));
  });

  test('answers null for an unknown key', () => {
    expect(pictureSvg('product/NONE')).toBeNull();
    expect(pictureSvg('__proto__')).toBeNull();
  });

  test('stays small: a packshot under 80 kB, a swatch under 20 kB', () => {
    for (const { key } of pictures) {
      if (key.startsWith('tone/')) expect(draw(key).length, key).toBeLessThan(20_000);
      if (key.startsWith('product/') && !key.startsWith('product/CMB')) {
        expect(draw(key).length, key).toBeLessThan(80_000);
      }
    }
  });
});

describe('lettering', () => {
  test('has an outline for every letter of every label', () => {
    const texts = buildCatalogue().products.flatMap((p) => [
      p.packshot.title,
      p.packshot.line.toLocaleUpperCase('es'),
      p.packshot.size,
      ...p.versions.map((v) => v.tone?.number ?? ''),
    ]);
    for (const letter of new Set(texts.join(''))) {
      expect(widthOf(letter, 'text', 0), `“${letter}”`).toBeGreaterThan(0);
    }
  });

  test('shrinks a line that is too long for its room', () => {
    const line = (maxWidth: number) =>
      Number(
        /scale\(([\d.]+)\)/.exec(
          lettering('Acondicionador', { x: 0, y: 0, size: 40, fill: '#000', maxWidth }),
        )?.[1],
      );
    expect(line(1000)).toBeCloseTo(0.04);
    expect(line(100)).toBeLessThan(0.02);
  });
});
