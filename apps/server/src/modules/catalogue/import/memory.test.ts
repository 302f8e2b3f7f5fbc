import fs, { type ReadStream, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '#db/testing.ts';
import { buildBrand, buildCategory } from '#testing/catalogue.ts';
import { buildPlaces } from '#testing/places.ts';
import { testSettings } from '#testing/test-app.ts';
import { createDeps } from '../../../deps.ts';
import { usualChoices } from './import-request.ts';
import { openTable } from './sources/open-table.ts';

const streams: ReadStream[] = [];
const { createReadStream } = fs;
const opening = vi.spyOn(fs, 'createReadStream').mockImplementation((...args) => {
  const stream = createReadStream(...args);
  streams.push(stream);
  return stream;
});
// What imports it by its name sees the spy as well.
syncBuiltinESMExports();
afterAll(() => {
  opening.mockRestore();
  syncBuiltinESMExports();
});

const file = path.join(tmpdir(), `matiz-memory-${process.pid}.csv`);
afterEach(() => rmSync(file, { force: true }));

/** A file of so many rows, each of a product of its own. */
function writeRows(count: number): void {
  const rows = Array.from({ length: count }, (_, n) => `R${n},Champú ${n},Alma,Tintes,1000,5`);
  const head = 'codigo_producto,producto,marca,categoria,precio,existencias_BOG';
  writeFileSync(file, [head, ...rows].join('\n'));
}

test('a file is read only as far as its rows are taken', async () => {
  writeRows(400_000);
  const { records } = await openTable(file, 'utf-8');
  for (let taken = 0; taken < 1_000; taken += 1) await records.next();
  const [stream] = streams;
  // Of 18 MB: what the rows hold, and what stands ready in between.
  expect(stream?.bytesRead).toBeGreaterThan(0);
  expect(stream?.bytesRead).toBeLessThan(1_500_000);
  await records.return(undefined);
  await expect.poll(() => stream?.destroyed).toBe(true);
});

test('no statement of an import holds more however long the file is', async () => {
  let largest = 0;
  const onQuery = (_text: string, values: readonly unknown[]) => {
    for (const value of values) {
      if (typeof value === 'string') largest = Math.max(largest, value.length);
    }
  };
  const { sql, drop } = await createTestDatabase({ onQuery });
  await buildPlaces(sql);
  await buildBrand(sql, 'Alma');
  await buildCategory(sql, { name: 'Tintes' });
  const { catalogueImport } = createDeps(testSettings, sql, { wait: async () => {} });
  const largestOf = async (count: number) => {
    writeRows(count);
    largest = 0;
    const request = { ...usualChoices, file, isDryRun: true, actorId: null };
    expect(await catalogueImport.import(request)).toMatchObject({
      value: { new: count },
    });
    return largest;
  };
  const short = await largestOf(1_500);
  const long = await largestOf(9_000);
  expect(long).toBeLessThan(short * 1.1);
  await drop();
});
