import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { applyChunk, type Outcome } from './apply-chunk.ts';
import type { ImportDeps } from './import-deps.ts';
import { inShortStep } from './in-short-steps.ts';
import { type Chunk, nextChunk } from './next-chunk.ts';

interface TakeOptions {
  readonly isDryRun: boolean;
  /** The address of the category of new products that name none. */
  readonly category: string | null;
  /** Whether a picture came in with this file. */
  readonly hasTaken: (key: string) => boolean;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((rows: number) => void) | undefined;
}

const nothing: Outcome = {
  ...{ new: 0, changed: 0, unchanged: 0, bad: 0, newProducts: 0, changedProducts: 0 },
};

/** Takes all rows that were set down, chunk by chunk, each in a step of its own. */
export async function takeChunks(
  deps: ImportDeps,
  batchId: string,
  { isDryRun, category, hasTaken, signal, onProgress }: TakeOptions,
): Promise<Outcome> {
  const { sql, clock, plainImage } = deps;
  const today = bogotaDate(clock());
  let sum = nothing;
  let after = '';
  for (;;) {
    signal?.throwIfAborted();
    const chunk = await nextChunk(sql, batchId, after);
    if (chunk === null) return sum;
    const known = await knownPictures(deps, chunk);
    const isPicture = (key: string) => known.has(key) || hasTaken(key);
    const context = { batchId, isDryRun, today, plainImage, category, isPicture, now: clock() };
    const outcome = await inShortStep(deps, batchId, (tx) => applyChunk(tx, chunk, context));
    sum = add(sum, outcome);
    after = chunk.last;
    onProgress?.(sum.new + sum.changed + sum.unchanged + sum.bad);
  }
}

/** Which of the keys that a chunk names are of pictures that the shop has. */
async function knownPictures(
  { pictures }: ImportDeps,
  { products }: Chunk,
): Promise<ReadonlySet<string>> {
  const asked = new Set<string>();
  for (const { product, version } of [...products.values()].flat()) {
    for (const key of [product.image, version.swatchImage, ...(product.pictures ?? [])]) {
      if (key) asked.add(key);
    }
  }
  const known = new Set<string>();
  for (const key of asked) if (await pictures.has(key)) known.add(key);
  return known;
}

function add(one: Outcome, other: Outcome): Outcome {
  return {
    new: one.new + other.new,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    bad: one.bad + other.bad,
    newProducts: one.newProducts + other.newProducts,
    changedProducts: one.changedProducts + other.changedProducts,
  };
}
