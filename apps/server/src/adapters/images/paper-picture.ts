import sharp from 'sharp';
import type { OriginalSource } from './original-source.ts';
import { nameOfKey } from './picture-key.ts';
import { mostPixels } from './render-picture.ts';

/** Pixels: a picture of 160 points at three times the dots of a screen. */
const paperWidth = 480;

/**
 * A picture as a PDF takes it, without the white around it; null: there is none. The same key shows
 * the same for ever, and one shop prints one logo, so the last one is remembered.
 */
export function createPaperPicture(source: OriginalSource) {
  let last: { readonly key: string; readonly png: Buffer } | null = null;
  return async (key: string): Promise<Buffer | null> => {
    if (last?.key === key) return last.png;
    const name = nameOfKey(key);
    const original = name === null ? null : await source.read(name);
    if (original === null) return null;
    const png = await sharp(original.content, { limitInputPixels: mostPixels })
      .trim({ background: '#ffffff', threshold: 6 })
      .resize({ width: paperWidth, height: paperWidth / 3, fit: 'inside' })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer()
      .catch(() => null);
    if (png !== null) last = { key, png };
    return png;
  };
}
