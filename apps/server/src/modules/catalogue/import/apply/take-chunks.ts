import { joinExamples, noExamples } from '@matiz/domain/catalogue/import/change-examples.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { createQueue } from '#lib/queue.ts';
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
/**
 * Chunks that are written at once: each keeps one processor of the database busy and waits for
 * nothing else.
 */
const atOnce = 2;
/** Shortages that are told of. */
const mostShortages = 100;

/** Takes all rows that were set down, chunk by chunk, each in a step of its own, two steps at a time. */
export async function takeChunks(
  deps: ImportDeps,
  batchId: string,
  { hasTaken, signal, rows, onProgress, ...options }: TakeOptions,
): Promise<ChunkOutcome> {
  const { sql, clock, plainImage } = deps;
  const today = bogotaDate(clock());
  const oneAfterAnother = createQueue({ atOnce: 1 });
  let sum = nothing;
  let after = '';
  let isOver = false;

  const next = () =>
    oneAfterAnother.run(async () => {
      signal?.throwIfAborted();
      const chunk = isOver ? null : await nextChunk(sql.reader, batchId, after);
      if (chunk) after = chunk.last;
      return chunk;
    });

  async function take(chunk: Chunk): Promise<void> {
    const known = await knownPictures(deps, chunk);
    const isPicture = (key: string) => known.has(key) || hasTaken(key);
    const context = { batchId, ...options, today, plainImage, isPicture, now: clock() };
    const outcome = await inShortStep(deps, batchId, (tx) => applyChunk(tx, chunk, context));
    sum = add(sum, outcome);
    await oneAfterAnother.run(async () =>
      onProgress?.(sum.new + sum.changed + sum.unchanged + sum.bad, rows),
    );
  }

  async function takeUntilEnd(): Promise<void> {
    try {
      for (let chunk = await next(); chunk !== null; chunk = await next()) await take(chunk);
    } finally {
      isOver = true;
    }
  }

  const ends = await Promise.allSettled(Array.from({ length: atOnce }, takeUntilEnd));
  // Told only once nobody is at work any more.
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return sum;
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
