import sharp from 'sharp';
import type { Original } from './original-source.ts';

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The only widths, in pixels, that anybody can ask for. */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 800, 960, 1200, 1280, 1600] as const;

/** Pixels of an original: a larger one would take the memory of many requests. */
export const mostPixels = 40_000_000;

/** Dots an inch at which librsvg draws one unit as one pixel. */
const unitDensity = 72;

// One thread for each picture: two renderings at a time, not two times all cores.
sharp.concurrency(1);
sharp.cache({ memory: 32, files: 0, items: 50 });

/**
 * Renders an original at a width, keeping its proportions. A drawing is drawn at that size, so it
 * is sharp at every width; pixels are never enlarged. Quick settings: more of the encoder's effort
 * saves a twentieth of the bytes for twice the time.
 */
export async function renderPicture(
  { content, vectorWidth }: Original,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const density = vectorWidth === null ? unitDensity : (unitDensity * width) / vectorWidth;
  const picture = sharp(content, { density, limitInputPixels: mostPixels })
    .rotate()
    .resize({ width, withoutEnlargement: vectorWidth === null });
  return format === 'avif'
    ? picture.avif({ quality: 58, effort: 1, chromaSubsampling: '4:4:4' }).toBuffer()
    : picture.webp({ quality: 80, effort: 2, smartSubsample: true }).toBuffer();
}
