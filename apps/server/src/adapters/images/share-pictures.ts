import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withoutDeadline } from '#lib/deadline.ts';
import { createQueue } from '#lib/queue.ts';
import { drawShare, type ShareDrawing, type ShareSubject } from './draw-share.ts';
import type { OriginalSource } from './original-source.ts';
import { nameOfKey } from './picture-key.ts';

/** Raised when the same subject would be drawn to other bytes. */
const drawingVersion = 1;
/** Drawn one at a time: a chat waits for a moment, buyers wait for nothing. */
const places = { atOnce: 1, mostWaiting: 60 };

export interface SharePicturesDeps {
  readonly source: OriginalSource;
  /** Where drawings are kept, by what they show; null: nowhere. */
  readonly folder: string | null;
  readonly draw?: typeof drawShare;
}

/**
 * The pictures that chats and search engines show for a link: drawn at the first question, and kept
 * by what they show, so that another name or picture is another drawing. Each once, however many ask.
 */
export function createSharePictures({ source, folder, draw = drawShare }: SharePicturesDeps) {
  const queue = createQueue(places);
  const running = new Map<string, Promise<Uint8Array | null>>();

  async function make(file: string, subject: ShareSubject | null): Promise<Uint8Array> {
    const name = subject && nameOfKey(subject.image);
    const picture = name === null ? null : await source.read(name);
    const drawing: ShareDrawing = { subject, picture };
    const bytes = await draw(drawing);
    await keep(file, bytes);
    return bytes;
  }

  async function read(file: string): Promise<Uint8Array | null> {
    return folder === null ? null : readFile(path.join(folder, file)).catch(() => null);
  }

  /** Written beside and moved, so that nobody reads half a picture. A full disk only costs time. */
  async function keep(file: string, bytes: Uint8Array): Promise<void> {
    if (folder === null) return;
    const draft = path.join(folder, `${file}.${randomUUID()}`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path.join(folder, file));
    } catch {
      await rm(draft, { force: true }).catch(() => {});
    }
  }

  /** Null as a subject: the shop itself. Answers null where too many wait for theirs. */
  return async function find(subject: ShareSubject | null) {
    const hash = hashOf(subject);
    const file = `${hash}.jpg`;
    const kept = await read(file);
    if (kept) return { bytes: kept, etag: `"${hash}"` };
    const begun = running.get(file) ?? withoutDeadline(() => queue.run(() => make(file, subject)));
    running.set(file, begun);
    const bytes = await begun.finally(() => running.delete(file));
    return bytes && { bytes, etag: `"${hash}"` };
  };
}

function hashOf(subject: ShareSubject | null): string {
  const shown = JSON.stringify([drawingVersion, subject?.name, subject?.brand, subject?.image]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 24);
}
