import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImportFixture, type ImportFixture } from '#testing/imports.ts';

let test: ImportFixture;
beforeAll(async () => {
  test = await createImportFixture();
});
afterAll(() => test.close());

const sizeOf = async (code: string) =>
  (
    await test.sql`SELECT weight_grams, length_mm, width_mm, height_mm FROM product
      WHERE code = ${code}`
  )[0];

it('catalogue:import reads what a product weighs and measures, packed', async () => {
  const head = 'codigo_producto,producto,marca,categoria,precio,peso_g,largo_cm,ancho_cm,alto_cm';
  const made = await test.take(`${head}\nP1,Cera,Alma,Tintes,9000,1.200 g,"15,5",4 cm,0`);
  expect(made.counts).toBe('1 0 0 0');
  const size = { weight_grams: 1_200, length_mm: 155, width_mm: 40, height_mm: null };
  expect(await sizeOf('P1')).toEqual(size);
  // What a file does not say stays.
  await test.take('codigo_producto,peso_g\nP1,85');
  expect(await sizeOf('P1')).toEqual({ ...size, weight_grams: 85 });
  const wrong = await test.take('codigo_producto,peso_g\nP1,200000');
  expect(wrong.counts).toBe('0 0 0 1');
  expect((await sizeOf('P1'))?.weight_grams).toBe(85);
});
