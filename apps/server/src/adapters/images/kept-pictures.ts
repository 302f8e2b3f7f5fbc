import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureShape } from '@matiz/contracts/staff/catalogue/pictures.ts';
import type { PictureFocus } from '@matiz/domain/catalogue/pictures/picture-focus.ts';
import type { OriginalSource } from './original-source.ts';

/** Names of kept pictures: what they are of, and the hash of what came in. */
const keptName =
  /^upload\/(?:product|swatch|brand|category|banner-wide|banner-narrow|logo)-[0-9a-f]{32}$/;

export const isKeptName = (name: string) => keptName.test(name);

/** Originals that came from outside: what is served is rendered from them. */
export interface KeptPictures extends OriginalSource {
  /** Null when it was never kept. */
  find(name: string): Promise<Buffer | null>;
  keep(name: string, content: Uint8Array): Promise<void>;
}

/**
 * The same bytes for the same use, cut around the same point, have one name, so that what is kept
 * already is known by it.
 */
export function keptNameOf(
  use: PictureShape,
  bytes: Uint8Array,
  focus: PictureFocus | null,
): string {
  const hash = createHash('sha256').update(bytes);
  if (focus) hash.update(`around ${focus.x.toFixed(3)} ${focus.y.toFixed(3)}`);
  return `upload/${use}-${hash.digest('hex').slice(0, 32)}`;
}

/** In a folder. */
export function createKeptPictures(folder: string): KeptPictures {
  const fileOf = (name: string) => path.join(folder, `${name}.webp`);
  async function find(name: string): Promise<Buffer | null> {
    if (!isKeptName(name)) return null;
    return readFile(fileOf(name)).catch(() => null);
  }
  return {
    find,
    async read(name) {
      const content = await find(name);
      return content && { content, vectorWidth: null };
    },
    /** Written beside and moved, so that nobody reads half a picture. */
    async keep(name, content) {
      const file = fileOf(name);
      const draft = `${file}.${randomUUID()}`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(draft, content);
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
  };
}
