import type { ColourCardLink } from '@matiz/contracts/catalogue/colour-cards.ts';
import { expect, test } from 'vitest';
import { buildBrand, buildProduct } from '#testing/catalogue.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const tested = useTestApp();

test('GET /product/colour-cards: those of a brand, best sellers first, whatever sells better', async () => {
  const { sql, app } = tested;
  const brandId = await buildBrand(sql, 'Cromía');
  const other = await buildBrand(sql, 'Otra');
  const guest = await signIn(tested, 'Guest');
  const tones = ['7.1', '7.43'];
  for (let salesRank = 1; salesRank <= 25; salesRank += 1) {
    await buildProduct(sql, { brandId, salesRank });
  }
  await buildProduct(sql, { brandId, salesRank: 90, name: 'Segundo', tones });
  await buildProduct(sql, { brandId, salesRank: 80, name: 'Primero', tones });
  await buildProduct(sql, { brandId, salesRank: 70, name: 'Ya no', tones, price: null });
  await buildProduct(sql, { brandId: other, salesRank: 1, name: 'De otra', tones });

  const of = async (id: number): Promise<ColourCardLink[]> => {
    const url = `/api/product/colour-cards?manufacturerId=${id}`;
    return (await app.inject({ url, headers: guest.headers })).json().result;
  };
  const cards = await of(brandId);
  expect(cards.map(({ name, toneCount }) => [name, toneCount])).toEqual([
    ['Primero', 2],
    ['Segundo', 2],
  ]);
  expect(cards[0]?.swatches.length).toBeGreaterThan(0);
  expect(await of(999_999)).toEqual([]);
  for (let salesRank = 91; salesRank < 100; salesRank += 1) {
    await buildProduct(sql, { brandId, salesRank, tones });
  }
  expect(await of(brandId)).toHaveLength(8);
});
