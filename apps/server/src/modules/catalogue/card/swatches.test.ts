import { pickContrasting } from '@matiz/domain/catalogue/contrasting-tones.ts';
import { expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { nextRandom } from '#testing/numbers.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp();
const randomColor = () =>
  `#${Math.floor(nextRandom() * 0xffffff)
    .toString(16)
    .padStart(6, '0')}`;
const grey = (value: number) => `#${value.toString(16).padStart(2, '0').repeat(3)}`;

async function stripOf(colors: readonly string[]): Promise<string[]> {
  const tones = colors.map((_, index) => `${1 + Math.floor(index / 9)}.${1 + (index % 9)}`);
  const product = await buildProduct(shop.sql, { tones });
  await shop.sql`UPDATE product_version SET swatch_hex = given.color
    FROM unnest(${product.versions.map(({ id }) => id)}::int[], ${[...colors]}::text[]) AS given (id, color)
    WHERE product_version.id = given.id`;
  const [row] = await shop.sql<{ swatches: { color: string }[] }[]>`
    SELECT swatches FROM product WHERE id = ${product.id}`;
  return (row?.swatches ?? []).map(({ color }) => color);
}

it.each([1, 2, 3, 4, 5, 6, 17, 30])(
  'the strip that is kept of %i tones is the one that the rule picks',
  async (count) => {
    const colors = Array.from({ length: count }, randomColor);
    const picked = pickContrasting(
      colors.map((color) => ({ color })),
      5,
    );
    expect(await stripOf(colors)).toEqual(picked.map(({ color }) => color));
  },
);

it('tones of one colour, and near ones, are told apart as the rule does', async () => {
  const colors = [8, 8, 9, 250, 250, 128, 8, 60].map(grey);
  const picked = pickContrasting(
    colors.map((color) => ({ color })),
    5,
  );
  expect(await stripOf(colors)).toEqual(picked.map(({ color }) => color));
});

it('a tone that is withdrawn leaves the strip', async () => {
  const product = await buildProduct(shop.sql, { tones: ['1.0', '10.0'] });
  await shop.sql`UPDATE product_version SET withdrawn_at = now() WHERE id = ${product.versions[0].id}`;
  const [row] = await shop.sql<{ shown: number }[]>`
    SELECT json_array_length(swatches) AS shown FROM product WHERE id = ${product.id}`;
  expect(row?.shown).toBe(1);
});
