import { createSynonym } from '@matiz/contracts/staff/catalogue/synonyms.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildBrand, buildProduct } from '#testing/catalogue.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useStaff, useTestApp } from '#testing/use-test-app.ts';

const tested = useTestApp();
const staff = useStaff(tested);
let buyer: SignedIn;
beforeAll(async () => {
  const { sql } = tested;
  buyer = await signIn(tested, 'Admin customer');
  const brands = {
    Babyliss: await buildBrand(sql, 'Babyliss Pro'),
    Oreal: await buildBrand(sql, "L'Orisa"),
    Elf: await buildBrand(sql, 'E.L.F.'),
    Cover: await buildBrand(sql, 'CoverGirl'),
  };
  const make = (code: string, name: string, brandId: number, tones: string[] = []) =>
    buildProduct(sql, { code, name, brandId, tones });
  await make('BAB-1', 'Plancha nano', brands.Babyliss);
  await make('SUN-1', 'Fusion Water SPF 50 50 ml', brands.Oreal);
  await make('LAC-1', 'Laca Fuerte 1.000 ml', brands.Oreal);
  await make('LAC-2', 'Laca Fuerte 300ml', brands.Oreal);
  await make('NO-1', 'Bond No.1', brands.Oreal);
  await make('NO-3', 'Bond N°3', brands.Oreal);
  await make('LAB-1', 'Matte Lipstick', brands.Elf, ['Ballet Slippers (162)', 'Pure Red']);
  await make('BAS-1', 'Base líquida', brands.Elf, ['ALMENDRA 230N', 'CACAO 350-N']);
  await make('CEJ-1', 'Gel para pestañas', brands.Elf);
  await make('OXI-1', 'Loción 6% / 20 Vol.', brands.Oreal);
  await make('OUT-1', 'Outlast Mascara', brands.Cover);
});

async function codesOf(typed: string): Promise<string[]> {
  const { json } = await tested.app.inject({
    url: `/api/search?search=${encodeURIComponent(typed)}`,
    headers: buyer.headers,
  });
  const { products, leftOut } = json();
  return [...products.map(({ code }: { code: string }) => code), ...leftOut];
}

describe('GET /search: catalogues of others (D-14)', () => {
  test.each([
    ['a brand by the beginning of a word that is not the last', 'babyl plancha', ['BAB-1']],
    ['a brand together', 'babylisspro', ['BAB-1']],
    ['a name together', 'fusionwater', ['SUN-1']],
    ['a name apart', 'out last mascara', ['OUT-1']],
    ['a brand apart', 'cover girl', ['OUT-1']],
    ['a brand of single letters', 'elf labial', ['LAB-1']],
    ['a brand of single letters with dots', 'e.l.f. labial', ['LAB-1']],
    ['a brand without its apostrophe', 'lorisa fusion', ['SUN-1']],
    ['ñ as n', 'gel pestanas', ['CEJ-1']],
    ['words in any order', '50 spf water fusion', ['SUN-1']],
  ])('%s: %s', async (_title, typed, expected) => {
    expect(await codesOf(typed)).toEqual(expected);
  });

  test.each(['1000ml', '1000 ml', '1 litro', '1 lt', '1.000 ml', 'litro', '1L'])(
    'a content that stands in a name, typed %s',
    async (typed) => {
      expect(await codesOf(`laca ${typed}`)).toEqual(['LAC-1']);
    },
  );

  test.each(['bond 3', 'bond no 3', 'bond n3', 'bond nº3', 'bond número 3', 'no. 3 bond'])(
    'a number that a name prints in another way: %s',
    async (typed) => {
      expect(await codesOf(typed)).toEqual(['NO-3']);
    },
  );

  test.each([
    ['ballet slippers', 'LAB-1'],
    ['labial 162', 'LAB-1'],
    ['base 230n', 'BAS-1'],
    ['350n', 'BAS-1'],
    ['350-n', 'BAS-1'],
    ['labial rojo', 'LAB-1'],
  ])('a tone that is called by a name: %s', async (typed, expected) => {
    expect(await codesOf(typed)).toEqual([expected]);
  });

  test.each(['20 vol', '6%', '20 volúmenes'])(
    'a volume that stands in a name: %s',
    async (typed) => {
      expect(await codesOf(typed)).toEqual(['OXI-1']);
    },
  );

  test.each([
    ['batom matte', 'LAB-1'],
    ['bloqueador', 'SUN-1'],
    ['cílios', 'CEJ-1'],
    ['foundation elf', 'BAS-1'],
    ['flat iron', 'BAB-1'],
  ])('trade words and other languages: %s', async (typed, expected) => {
    expect(await codesOf(typed)).toContain(expected);
  });

  test('staff add words to those that are there', async () => {
    expect(await codesOf('alisaplancho')).toEqual([]);
    await staff(createSynonym, { set: { terms: ['plancha', 'alisaplancho'] } });
    expect(await codesOf('alisaplancho')).toEqual(['BAB-1']);
  });
});
