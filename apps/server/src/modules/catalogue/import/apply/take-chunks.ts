import { joinExamples, noExamples } from '@matiz/domain/catalogue/import/change-examples.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import type { ImportDeps } from '../import-deps.ts';
import type { ImportWatch } from '../import-request.ts';
import { applyChunk, type ChunkOutcome } from './apply-chunk.ts';
import { inShortStep } from './in-short-steps.ts';
import { type Chunk, nextChunk } from './next-chunk.ts';

interface TakeOptions {
  readonly isDryRun: boolean;
  /** Whether another system wrote the file. */
  readonly isForeign: boolean;
  /** Whether options become products of their own where size or price differ. */
  readonly splits: boolean;
  /** The address of the category, and the brand, of new products that name none. */
  readonly category: string | null;
  readonly brand: string | null;
  /** Whether a picture came in with this file. */
  readonly hasTaken: (key: string) => boolean;
  readonly signal?: AbortSignal | undefined;
  /** Rows that were set down. */
  readonly rows: number;
  readonly onProgress?: ImportWatch['onProgress'] | undefined;
}

const nothing: ChunkOutcome = {
  new: 0,
  changed: 0,
  unchanged: 0,
  bad: 0,
  newProducts: 0,
  changedProducts: 0,
  shortages: [],
  examples: noExamples,
  barcodesLeftOut: 0,
};
/** Shortages that are told of. */
const mostShortages = 100;

/** Takes all rows that were set down, chunk by chunk, each in a step of its own. */
export async function takeChunks(
  deps: ImportDeps,
  batchId: string,
  { hasTaken, signal, rows, onProgress, ...options }: TakeOptions,
): Promise<ChunkOutcome> {
  const { sql, clock, plainImage } = deps;
  const today = bogotaDate(clock());
  let sum = nothing;
  let after = '';
  for (;;) {
    signal?.throwIfAborted();
    const chunk = await nextChunk(sql.reader, batchId, after);
    if (chunk === null) return sum;
    const known = await knownPictures(deps, chunk);
    const isPicture = (key: string) => known.has(key) || hasTaken(key);
    const context = { batchId, ...options, today, plainImage, isPicture, now: clock() };
    const outcome = await inShortStep(deps, batchId, (tx) => applyChunk(tx, chunk, context));
    sum = add(sum, outcome);
    after = chunk.last;
    await onProgress?.(sum.new + sum.changed + sum.unchanged + sum.bad, rows);
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

function add(one: ChunkOutcome, other: ChunkOutcome): ChunkOutcome {
  return {
    new: one.new + other.new,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    bad: one.bad + other.bad,
    newProducts: one.newProducts + other.newProducts,
    changedProducts: one.changedProducts + other.changedProducts,
    shortages: [...one.shortages, ...other.shortages].slice(0, mostShortages),
    examples: joinExamples(one.examples, other.examples),
    barcodesLeftOut: one.barcodesLeftOut + other.barcodesLeftOut,
  };
}
