import { expect, it } from 'vitest';
import { buildCategory, buildProduct } from '#testing/catalogue.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp();

it('the pictures that are made ready are those of the first products, their tones, categories and brands', async () => {
  const none = { products: [], swatches: [], categories: [], brands: [] };
  expect(await test.deps.catalogue.firstPictures(5)).toEqual(none);
  await buildCategory(test.sql, { name: 'Tintes' });
  const first = await buildProduct(test.sql, { tones: ['7.43'] });
  await buildProduct(test.sql, { tones: ['8.1'] });
  await test.sql`UPDATE product SET image = 'first.0123456789', is_new = true WHERE id = ${first.id}`;
  const pictures = await test.deps.catalogue.firstPictures(1);
  expect(pictures.products).toEqual(['first.0123456789']);
  expect(pictures.categories.length).toBeGreaterThan(0);
  expect(pictures.brands.length).toBeGreaterThan(0);
});
