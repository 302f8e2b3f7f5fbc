import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { systemCode } from '#db/start/start-problem.ts';
import type { RemovedCustomer } from '#modules/identity/index.ts';

/*
 * Whose data was erased, in a file of lines outside of the database: a backup that is older knows
 * nothing of it (Ley 1581, art. 8). It holds ids and times, nothing that says who they were.
 */

const fileName = 'erasures.jsonl';
const lineSchema = z.object({ customerId: z.uuid(), at: z.iso.datetime() });

/** Writes one down; the same one twice does no harm. */
export async function noteErasure(folder: string, removed: RemovedCustomer): Promise<void> {
  await mkdir(folder, { recursive: true });
  // A line before it that a power failure cut off stays a line of its own.
  await appendFile(path.join(folder, fileName), `\n${lineOf(removed)}`, {
    mode: 0o600,
    flush: true,
  });
}

/** Adds those that are not there yet; written whole beside the file and moved there. */
export async function mergeErasures(
  folder: string,
  removed: readonly RemovedCustomer[],
): Promise<void> {
  const all = joinErasures(await readErasures(path.join(folder, fileName)), removed);
  const file = path.join(folder, fileName);
  const draft = `${file}.incompleto`;
  await writeFile(draft, all.map(lineOf).join(''), { mode: 0o600, flush: true });
  await rename(draft, file);
}

/** What the folders and files tell, each once. One that is not there tells nothing. */
export async function collectErasures(places: readonly string[]): Promise<RemovedCustomer[]> {
  let all: RemovedCustomer[] = [];
  for (const place of places) {
    const file = place.endsWith('.jsonl') ? place : path.join(place, fileName);
    all = joinErasures(all, await readErasures(file));
  }
  return all;
}

function joinErasures(
  one: readonly RemovedCustomer[],
  other: readonly RemovedCustomer[],
): RemovedCustomer[] {
  const known = new Map<string, RemovedCustomer>();
  for (const each of [...one, ...other]) {
    if (!known.has(each.customerId)) known.set(each.customerId, each);
  }
  return [...known.values()];
}

/** A line that was cut off by a power failure says nothing; the job that wrote it comes again. */
async function readErasures(file: string): Promise<RemovedCustomer[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const parsed = lineSchema.safeParse(parseJson(line));
    return parsed.success
      ? [{ customerId: parsed.data.customerId, at: new Date(parsed.data.at) }]
      : [];
  });
}

function lineOf({ customerId, at }: RemovedCustomer): string {
  return `${JSON.stringify({ customerId, at: at.toISOString() })}\n`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
