import type { FoundProduct, SearchResults } from '@matiz/contracts/search.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildBrand, buildCategory, buildProduct, setStock } from '#testing/catalogue.ts';
import { orderOf } from '#testing/order-fixture.ts';
import { buildPaymentMethods, buildShopper } from '#testing/orders.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const tested = useTestApp();
let buyer: SignedIn;
beforeAll(async () => {
  buyer = await signIn(tested, 'Admin customer');
});

async function find(
  search: string,
  who: Pick<SignedIn, 'headers'> = buyer,
): Promise<SearchResults> {
  const { app } = tested;
  const url = `/api/search?search=${encodeURIComponent(search)}`;
  return (await app.inject({ url, headers: who.headers })).json();
}
const codes = ({ products }: SearchResults) => products.map(({ code }: FoundProduct) => code);

describe('GET /search: the order of results (D-14)', () => {
  test('what the words say it is comes before what only has them', async () => {
    const { sql } = tested;
    await buildProduct(sql, { code: 'H-1', name: 'Brocha de gomaespuma', salesRank: 1 });
    await buildProduct(sql, { code: 'H-2', name: 'Gomaespuma gruesa', salesRank: 90 });
    await sql`UPDATE product SET keywords = '{gomaespuma}' WHERE code = ${
      (await buildProduct(sql, { code: 'H-3', name: 'Almohadilla', salesRank: 2 })).code
    }`;
    await sql`UPDATE product SET description = '<p>Relleno de gomaespuma.</p>' WHERE code = ${
      (await buildProduct(sql, { code: 'H-4', name: 'Cojín', salesRank: 3 })).code
    }`;
    expect(codes(await find('gomaespuma'))).toEqual(['H-2', 'H-1', 'H-3', 'H-4']);
  });

  test('the exact name comes first', async () => {
    const { sql } = tested;
    await buildProduct(sql, { code: 'N-1', name: 'Peineta larga', salesRank: 1 });
    await buildProduct(sql, { code: 'N-2', name: 'Peineta', salesRank: 900 });
    expect(codes(await find('peineta'))).toEqual(['N-2', 'N-1']);
  });

  test('in stock here, then bought before, then what sells best', async () => {
    const { sql } = tested;
    const make = (code: string, salesRank: number, stock = 10) =>
      buildProduct(sql, { code, name: `Diadema ${code}`, salesRank, stock });
    await make('D-1', 1, 0);
    await make('D-2', 2);
    const bought = await make('D-3', 3);
    expect(codes(await find('diadema'))).toEqual(['D-2', 'D-3', 'D-1']);
    await buildPaymentMethods(sql);
    const regular = await buildShopper(tested);
    await orderOf(regular, [[bought, 1]]);
    expect(codes(await find('diadema', regular))).toEqual(['D-3', 'D-2', 'D-1']);
    expect(codes(await find('diadema'))).toEqual(['D-2', 'D-3', 'D-1']);
  });

  test('the index of the best sellers is asked first and hides nothing', async () => {
    const { sql, deps } = tested;
    for (const place of [1, 2, 3]) {
      await buildProduct(sql, { code: `B-${place}`, name: `Bandana ${place}`, salesRank: place });
    }
    await sql`UPDATE product_search SET is_hot = product_id % 2 = 0`;
    expect(codes(await find('bandana'))).toEqual(['B-1', 'B-2', 'B-3']);
    await deps.search.orderIndex();
    const [row] = await sql`SELECT count(*) FILTER (WHERE is_hot)::int AS hot FROM product_search`;
    expect(row).toEqual({ hot: 0 });
    await sql.unsafe('cluster product_search');
    expect((await find('bandana')).totalItems).toBe(3);
  });

  test('a combo is in stock while all its parts are', async () => {
    const { sql } = tested;
    const part = await buildProduct(sql, { name: 'Parte de bolso' });
    const parts = [{ productId: part.id }];
    await buildProduct(sql, {
      code: 'C-1',
      name: 'Neceser en combo',
      salesRank: 1,
      parts,
      stock: 0,
    });
    await buildProduct(sql, { code: 'C-2', name: 'Neceser suelto', salesRank: 2 });
    expect(codes(await find('neceser'))).toEqual(['C-1', 'C-2']);
    for (const version of part.versions) await setStock(sql, version, 0);
    expect(codes(await find('neceser'))).toEqual(['C-2', 'C-1']);
  });

  test('a tone that is sold out here comes after one that is not', async () => {
    const { sql } = tested;
    const first = await buildProduct(sql, {
      code: 'T-1',
      name: 'Tinte uno',
      salesRank: 1,
      tones: ['8.81', '8.82'],
    });
    await buildProduct(sql, { code: 'T-2', name: 'Tinte dos', salesRank: 2, tones: ['8/81'] });
    expect(codes(await find('8.81'))).toEqual(['T-1', 'T-2']);
    await setStock(sql, first.versions[0], 0);
    expect(codes(await find('8.81'))).toEqual(['T-2', 'T-1']);
    expect(codes(await find('8.82'))).toEqual(['T-1']);
  });
});

describe('GET /search: the tone that matched (D-14)', () => {
  const toneOf = async (search: string) => (await find(search)).products[0]?.matchedTone?.number;
  beforeAll(async () => {
    const { sql } = tested;
    const brandId = await buildBrand(sql, 'Lumara');
    await sql`INSERT INTO brand_reflection (brand_id, digit, family)
      VALUES (${brandId}, '4', 'rojo'), (${brandId}, '7', 'cobrizo'), (${brandId}, '3', 'dorado')`;
    const categoryId = await buildCategory(sql, { name: 'Colores de prueba' });
    await buildProduct(sql, {
      code: 'R-1',
      name: 'Color de la casa',
      brandId,
      categoryId,
      tones: ['1.10', '11.0', '5.4', '7.4', '7.7', '7.73', '9.7'],
    });
  });

  test.each([
    ['lumara 7.4', '7.4'],
    ['lumara 7,4', '7.4'],
    ['lumara 74', '7.4'],
    ['lumara 11.0', '11.0'],
    ['lumara 1.10', '1.10'],
    ['lumara .73', '7.73'],
    ['R-1-5.4', '5.4'],
  ])('%s: %s', async (typed, number) => {
    expect(await toneOf(typed)).toBe(number);
  });

  test('a reflection means what its brand says', async () => {
    expect(await toneOf('lumara 7 cobrizo')).toBe('7.7');
    expect(await toneOf('lumara 7 rojo')).toBe('7.4');
    expect(await toneOf('lumara rubio medio cobrizo dorado')).toBe('7.73');
    expect(await toneOf('lumara castaño claro')).toBe('5.4');
    expect(await toneOf('lumara 8 rojo')).toBeUndefined();
    await tested.sql`UPDATE brand_reflection SET family = 'caoba' WHERE family = 'rojo'`;
    expect(await toneOf('lumara 7 caoba')).toBe('7.4');
  });

  test('letters mean what the brand says, else what the trade means by them', async () => {
    const { sql } = tested;
    const [digits, letters] = [await buildBrand(sql, 'Orquila'), await buildBrand(sql, 'Bramante')];
    await sql`INSERT INTO brand_reflection (brand_id, digit, family) VALUES
      (${digits}, '0', 'natural'), (${digits}, '1', 'ceniza'), (${digits}, '4', 'cobrizo'),
      (${digits}, '3', 'dorado'), (${letters}, 'N', 'natural'), (${letters}, 'A', 'azul'),
      (${letters}, 'CB', 'marrón'), (${letters}, '1', 'azul')`;
    const dye = { name: 'Color de letras', tones: ['7.11', '7.1', '7.13', '6.00', '6.0', '8.43'] };
    await buildProduct(sql, { ...dye, code: 'L-1', brandId: digits });
    await buildProduct(sql, {
      code: 'L-2',
      name: 'Color con letras',
      brandId: letters,
      tones: ['7A', '6-N', '8CB', '8.1'],
    });
    expect(await toneOf('orquila 7A')).toBe('7.1');
    expect(await toneOf('orquila 7-a')).toBe('7.1');
    expect(await toneOf('orquila 6n')).toBe('6.0');
    expect(await toneOf('orquila 8CB')).toBe('8.43');
    expect(await toneOf('orquila 9A')).toBeUndefined();
    expect(await toneOf('bramante 7A')).toBe('7A');
    expect(await toneOf('bramante 6N')).toBe('6-N');
    expect(await toneOf('bramante 8cb')).toBe('8CB');
    expect(await toneOf('bramante 7 azul')).toBe('7A');
    expect(await toneOf('bramante 8 marron')).toBe('8CB');
    // Its letter, though it prints a digit.
    expect(await toneOf('bramante 8A')).toBe('8.1');
  });

  test('none where none was typed', async () => {
    expect((await find('lumara')).products[0]?.matchedTone).toBeNull();
  });

  test('a withdrawn tone is not found', async () => {
    await tested.sql`UPDATE product_version SET withdrawn_at = now() WHERE code = 'R-1-9.7'`;
    expect((await find('9.7')).products).toEqual([]);
  });
});

describe('GET /search: words that mean the same are data', () => {
  test('from the moment that they are written down', async () => {
    const { sql } = tested;
    await buildProduct(sql, { code: 'S-1', name: 'Turbante de felpa' });
    expect((await find('gorrito secador')).products).toEqual([]);
    await sql`INSERT INTO search_synonym (terms) VALUES ('{turbante,gorrito secador,Toca}')`;
    expect(codes(await find('gorrito secador'))).toEqual(['S-1']);
    expect(codes(await find('tocas'))).toEqual(['S-1']);
    await sql`UPDATE search_synonym SET terms = '{turbante,toca}' WHERE 'Toca' = ANY (terms)`;
    expect((await find('gorrito secador')).products).toEqual([]);
  });
});

describe('GET /search: nothing found', () => {
  test('what was mistyped is searched for and said', async () => {
    const { sql } = tested;
    await buildProduct(sql, { code: 'M-1', name: 'Cepillo neumático' });
    expect(await find('sepiyo neumatico')).toMatchObject({
      suggestion: 'cepillo neumatico',
      totalItems: 1,
      leftOut: [],
    });
    expect((await find('cepillo')).suggestion).toBeNull();
  });

  test('words that nothing has are let go, and said as they were typed', async () => {
    const { sql } = tested;
    await buildProduct(sql, { code: 'A-1', name: 'Faja para tintes', tones: ['3.33'] });
    const found = await find('Marcaínexistente 3.33');
    expect(found).toMatchObject({ totalItems: 1, suggestion: null, leftOut: ['Marcaínexistente'] });
    expect(codes(found)).toEqual(['A-1']);
    expect(found.products[0]?.matchedTone?.number).toBe('3.33');
  });

  test('of words that nothing has together the rarest stays, in any order', async () => {
    const { sql } = tested;
    for (const place of [1, 2, 3]) {
      await buildProduct(sql, { code: `G-${place}`, name: `Gargantilla ${place}` });
    }
    await buildProduct(sql, { code: 'G-4', name: 'Broche plateado' });
    for (const typed of ['gargantilla plateada', 'plateada gargantilla']) {
      expect(await find(typed)).toMatchObject({ totalItems: 1, leftOut: ['gargantilla'] });
    }
  });

  test('no more is let go than it takes', async () => {
    expect(await find('gargantilla broche plateado')).toMatchObject({
      totalItems: 1,
      leftOut: ['gargantilla'],
    });
  });

  test('what only a description says is let go before what a name says', async () => {
    const { sql } = tested;
    const comb = await buildProduct(sql, { code: 'P-1', name: 'Alfiler largo' });
    await sql`UPDATE product SET description = '<p>Muy resistente.</p>' WHERE code = ${comb.code}`;
    for (const place of [1, 2]) {
      await buildProduct(sql, { code: `H-${place + 4}`, name: `Horquilla ${place}` });
    }
    expect(await find('horquilla resistente')).toMatchObject({ leftOut: ['resistente'] });
  });

  test('a number alone is no reason to show something', async () => {
    await buildProduct(tested.sql, { code: 'A-9', name: 'Hilo 20' });
    expect(await find('hamburguesa 20')).toMatchObject({ totalItems: 0, leftOut: [] });
  });
});
