import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutDeadline } from '#lib/deadline.ts';
import { createQueue } from '#lib/queue.ts';
import type { OriginalSource } from './original-source.ts';
import { nameOfKey, pictureKeyOf } from './picture-key.ts';
import {
  type PictureFormat,
  pictureFormats,
  pictureWidths,
  renderPicture,
} from './render-picture.ts';

/** Raised when the same original would be rendered to other bytes. */
const renderingVersion = 1;
const renderingsAtOnce = 2;

/** A picture at a size, as it is asked for: none of it is checked yet. */
export interface PictureRequest {
  readonly key: string;
  readonly width: number;
  readonly format: string;
}
interface Variant extends PictureRequest {
  readonly format: PictureFormat;
}

export interface RenderedPicture {
  readonly bytes: Buffer;
  /** `image/avif` */
  readonly type: string;
  readonly etag: string;
  /** False when the key's hash is not of what the picture shows now: it must not be kept. */
  readonly isExact: boolean;
}

export interface Pictures {
  /** Null for a width, format or key that is none, or of nothing that exists. */
  find(asked: PictureRequest): Promise<RenderedPicture | null>;
  /** Renders ahead, whenever nobody waits for another; stops early when the signal says so. */
  prepare(asked: readonly PictureRequest[], signal: AbortSignal): Promise<void>;
}

export interface PicturesDeps {
  readonly source: OriginalSource;
  /** Where renderings are kept; null: nowhere. */
  readonly folder: string | null;
  readonly render?: typeof renderPicture;
}

/**
 * The one pipeline of pictures: an original is rendered at the first request for a size, kept on
 * disk under its content's hash, and read from there afterwards. Few renderings at a time, and
 * each one once, however many ask for it.
 */
export function createPictures({ source, folder, render = renderPicture }: PicturesDeps): Pictures {
  const queue = createQueue({ atOnce: renderingsAtOnce });
  const running = new Map<string, Promise<RenderedPicture | null>>();

  async function find(asked: PictureRequest, isUrgent: boolean): Promise<RenderedPicture | null> {
    const name = nameOfKey(asked.key);
    const variant = variantOf(asked);
    if (name === null || variant === null) return null;
    const kept = await read(variant);
    if (kept) return show(variant, kept, true);
    const id = fileName(variant);
    const begun = running.get(id) ?? begin(() => make(name, variant), isUrgent);
    running.set(id, begun);
    return begun.finally(() => running.delete(id));
  }

  /** Nobody's deadline counts: many may wait for one rendering, and the next one finds it done. */
  function begin(work: () => Promise<RenderedPicture | null>, isUrgent: boolean) {
    return withoutDeadline(() => queue.run(work, { priority: isUrgent ? 0 : 1 }));
  }

  async function make(name: string, asked: Variant): Promise<RenderedPicture | null> {
    const original = await source.read(name);
    if (original === null) return null;
    const variant = { ...asked, key: pictureKeyOf(name, original.content) };
    const isExact = variant.key === asked.key;
    const kept = isExact ? null : await read(variant);
    const bytes = kept ?? (await render(original, asked.width, asked.format));
    if (!kept) await keep(variant, bytes);
    return show(variant, bytes, isExact);
  }

  async function read(variant: Variant): Promise<Buffer | null> {
    if (folder === null) return null;
    return readFile(path.join(folder, fileName(variant))).catch(() => null);
  }

  /** Written beside and moved, so that nobody reads half a picture. A full disk only costs time. */
  async function keep(variant: Variant, bytes: Buffer): Promise<void> {
    if (folder === null) return;
    const file = path.join(folder, fileName(variant));
    const draft = `${file}.${randomUUID()}`;
    try {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, file);
    } catch {
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  return {
    find: (asked) => find(asked, true),
    async prepare(variants, signal) {
      for (const asked of variants) {
        if (signal.aborted) return;
        await find(asked, false).catch(() => null);
      }
    },
  };
}

function fileName({ key, width, format }: Variant): string {
  return path.join(`v${renderingVersion}`, key, `${width}.${format}`);
}

/** Only closed lists of widths and formats are rendered: nobody can fill the disk with sizes. */
function variantOf({ key, width, format }: PictureRequest): Variant | null {
  const known = pictureFormats.find((allowed) => allowed === format);
  const isWidth = pictureWidths.some((allowed) => allowed === width);
  return known && isWidth ? { key, width, format: known } : null;
}

function show({ key, width, format }: Variant, bytes: Buffer, isExact: boolean): RenderedPicture {
  const hash = key.slice(key.lastIndexOf('.') + 1);
  const etag = `"${renderingVersion}-${hash}-${width}-${format}"`;
  return { bytes, type: `image/${format}`, etag, isExact };
}
