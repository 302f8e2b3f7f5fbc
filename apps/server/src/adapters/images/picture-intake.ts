import { mostPictureBytes, type PictureShape } from '@matiz/contracts/staff/catalogue/pictures.ts';
import { cutAround, type PictureFocus } from '@matiz/domain/catalogue/pictures/picture-focus.ts';
import { pictureUses } from '@matiz/domain/catalogue/pictures/picture-uses.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import sharp, { type Metadata } from 'sharp';
import { type KeptPictures, keptNameOf } from './kept-pictures.ts';
import type { OriginalSource } from './original-source.ts';
import { nameOfKey, pictureKeyOf } from './picture-key.ts';
import { mostPixels } from './render-picture.ts';

export type PictureFault = 'TOO_LARGE' | 'TOO_SMALL' | 'FORMAT' | 'BROKEN';

/** Never SVG, which may hold scripts and addresses. */
const formats = ['jpeg', 'png', 'webp', 'heif'];

/** Where pictures from outside come in: imports and uploads. */
export interface PictureIntake {
  /**
   * Checks a picture and makes it an original of the shop: upright, square, without what cameras
   * write about people and places. Answers its key, the same for the same bytes; nothing is kept
   * of it unless `keep` says so. `focus` is in the middle of what is cut to a shape.
   */
  take(
    bytes: Uint8Array,
    use: PictureShape,
    options: { readonly keep: boolean; readonly focus?: PictureFocus | null },
  ): Promise<Result<string, PictureFault>>;
  /** Whether a key is of a picture here, exactly as its hash says. */
  has(key: string): Promise<boolean>;
}

export function createPictureIntake(deps: {
  readonly kept: KeptPictures;
  /** All pictures that there are, the kept ones among them. */
  readonly source: OriginalSource;
}): PictureIntake {
  return {
    async take(bytes, use, { keep, focus: asked = null }) {
      if (bytes.byteLength > mostPictureBytes) return fail('TOO_LARGE');
      // What is shown whole has no middle to choose.
      const focus = pictureUses[use].fit === 'cover' ? asked : null;
      const name = keptNameOf(use, bytes, focus);
      const known = await deps.kept.find(name);
      if (known) return ok(pictureKeyOf(name, known));
      const content = await makeOriginal(bytes, use, focus);
      if (!content.ok) return content;
      if (keep) await deps.kept.keep(name, content.value);
      return ok(pictureKeyOf(name, content.value));
    },
    async has(key) {
      const name = nameOfKey(key);
      const original = name === null ? null : await deps.source.read(name);
      return original !== null && pictureKeyOf(name ?? '', original.content) === key;
    },
  };
}

/** What a picture says of itself; null: it is none, as where no byte came. */
export async function describePicture(bytes: Uint8Array): Promise<Metadata | null> {
  try {
    // The limit is ours, later: so a picture that is too large is told from a broken one.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

async function makeOriginal(
  bytes: Uint8Array,
  use: PictureShape,
  focus: PictureFocus | null,
): Promise<Result<Buffer, PictureFault>> {
  const described = await describePicture(bytes);
  const fault = described === null ? 'FORMAT' : faultOfPicture(described, pictureUses[use].least);
  if (described === null || fault !== null) return fail(fault ?? 'FORMAT');
  const { width, height, fit } = pictureUses[use];
  try {
    const upright = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .flatten({ background: '#ffffff' });
    const chosen = focus && cutAround(described.autoOrient, { width, height }, focus);
    const picture = (chosen ? upright.extract(chosen) : upright)
      .resize({
        width,
        height,
        fit,
        background: '#ffffff',
        withoutEnlargement: false,
        ...(use === 'swatch' ? {} : { position: sharp.strategy.attention }),
      })
      .webp({ quality: 92, effort: 3, smartSubsample: true });
    return ok(await picture.toBuffer());
  } catch {
    return fail('BROKEN');
  }
}

/** What is wrong with a picture from outside, before its pixels are read; null: nothing. */
export function faultOfPicture(
  { format, compression, autoOrient: { width, height } }: Metadata,
  least: { readonly width: number; readonly height: number },
): PictureFault | null {
  if (format === 'heif' && compression !== 'av1') return 'FORMAT';
  if (!formats.includes(format)) return 'FORMAT';
  if (width * height > mostPixels) return 'TOO_LARGE';
  return width < least.width || height < least.height ? 'TOO_SMALL' : null;
}
