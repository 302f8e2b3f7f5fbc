import { mostVersions } from '@matiz/domain/catalogue/import/import-row.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImportFixture, type ImportFixture } from '#testing/imports.ts';

let test: ImportFixture;
beforeAll(async () => {
  test = await createImportFixture();
});
afterAll(() => test.close());

it('catalogue:import takes of a product as many versions as there may be, and names the lines beyond', async () => {
  const tones = Array.from(
    { length: mostVersions + 2 },
    (_, n) => `BIG,BIG-${n},Tinte,Alma,Tintes,100,T${n},#aabbcc`,
  );
  const head = 'codigo_producto,codigo,producto,marca,categoria,precio,tono,color';
  const taken = await test.take(`${head}\n${tones.join('\n')}`);
  expect(taken.counts).toBe(`${mostVersions} 0 0 2`);
  expect(taken.reasons).toEqual([
    expect.stringMatching(/^1002\b.*1[.\u00a0]?000/),
    expect.stringMatching(/^1003\b.*1[.\u00a0]?000/),
  ]);
});
