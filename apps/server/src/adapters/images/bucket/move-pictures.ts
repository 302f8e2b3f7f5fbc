import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { bucketNameOf } from './bucket-pictures.ts';
import type { Bucket } from './open-bucket.ts';

export interface MoveProgress {
  readonly done: number;
  readonly of: number;
  /** Of them, those that were there from an earlier run. */
  readonly known: number;
}

/** At once: enough to fill a line, few enough for a small storage. */
const atOnce = 4;

/**
 * Copies the folder's originals into the bucket and reads each of them back. What is there already
 * is left, so a run that was cut short goes on where it was. The files stay, unless `removes`.
 */
export async function movePictures(
  { folder, bucket, removes }: { folder: string; bucket: Bucket; removes: boolean },
  onProgress: (progress: MoveProgress) => void,
): Promise<MoveProgress> {
  const files = await listOriginals(folder);
  let done = 0;
  let known = 0;
  const waiting = [...files];

  async function work(): Promise<void> {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      if (await moveOne(file)) known += 1;
      done += 1;
      onProgress({ done, of: files.length, known });
    }
  }

  async function moveOne(file: string): Promise<boolean> {
    const name = bucketNameOf(file.slice(0, -'.webp'.length));
    const content = await readFile(path.join(folder, file));
    const isKnown = (await bucket.sizeOf(name)) === content.length;
    if (!isKnown) await bucket.put(name, content, 'image/webp');
    // Nothing is taken away, nor said to be there, that was not read back.
    if (!isKnown || removes) {
      const there = await bucket.get(name);
      if (!there?.equals(content)) throw new Error(`${name} came back otherwise than it was put`);
    }
    if (removes) await rm(path.join(folder, file));
    return isKnown;
  }

  await Promise.all(Array.from({ length: atOnce }, work));
  return { done, of: files.length, known };
}

/** `upload/product-….webp`, without drafts that were never finished. */
async function listOriginals(folder: string): Promise<string[]> {
  const files = await readdir(path.join(folder, 'upload')).catch(() => []);
  return files
    .filter((file) => file.endsWith('.webp'))
    .sort()
    .map((file) => `upload/${file}`);
}
