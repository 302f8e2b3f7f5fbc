import type { QuickOrderRow } from '@matiz/contracts/cart/quick-order.ts';
import { describe, expect, it } from 'vitest';
import { cartCallsAs } from '#testing/carts.ts';
import { buildArrival, buildProduct } from '#testing/catalogue.ts';
import { buildShopper, fillCart } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { buildDeal } from '#testing/prices.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp({ clock: createClock() });

async function newBuyer(options: Parameters<typeof buildShopper>[1] = {}) {
  const shopper = await buildShopper(test, options);
  return { ...shopper, calls: { ...shopper.calls, ...cartCallsAs(test, shopper) } };
}
const texts = (...rows: string[]) => ({ rows: rows.map((text) => ({ text })) });
const told = ({ results }: { results: QuickOrderRow[] }) =>
  results.map(({ error, quantity, product }) =>
    error ? error.message : [product?.versionCode ?? product?.code, quantity],
  );

describe('POST /cart/quick-order/check', () => {
  it('finds codes in any case and form, and writes nothing', async () => {
    const { calls } = await newBuyer();
    const dye = await buildProduct(test.sql, { code: 'KOL', tones: ['7.43', '8.1'], price: 9000 });
    const gloves = await buildProduct(test.sql, { code: 'GUA-9' });
    const [copper, ash] = dye.versions.map(({ code }) => code);
    const { value } = await calls.check({
      rows: [
        ...texts('kol-7.43 x3', 'KOL-8,1;2', 'kol 7.43\t1', 'GUA-9,4').rows,
        { code: 'gua-9', quantity: 2 },
        { code: 'GUA-9', quantity: '1' },
      ],
    });
    expect(told(value)).toEqual([
      [copper, 3],
      [ash, 2],
      [copper, 1],
      [gloves.code, 4],
      [gloves.code, 2],
      [gloves.code, 1],
    ]);
    expect(value).toMatchObject({ good: 6, amount: 6 * 9000 + 7 * 10_000 });
    expect(value.results[0]).toMatchObject({
      row: 0,
      text: 'kol-7.43 x3',
      price: 9000,
      total: 27_000,
      quantityNow: 3,
      quantityPresale: 0,
      product: { versionName: '7.43 Tono 7.43', name: dye.name },
    });
    expect((await calls.cart()).value.cart).toBeNull();
  });

  it('answers the row that is too long, and the others as ever', async () => {
    const { calls } = await newBuyer();
    const dye = await buildProduct(test.sql, { code: 'LARGO', tones: ['7.43'] });
    const [copper] = dye.versions.map(({ code }) => code);
    const letter = `${copper} x2 ${'a'.repeat(5000)}`;
    const { value } = await calls.check({
      rows: [
        { text: letter },
        { code: letter, quantity: '2' },
        { code: copper ?? '', quantity: '9'.repeat(400) },
        { text: `${copper} x3` },
      ],
    });
    expect(value.results.map(({ error }) => error?.kind)).toEqual([
      'ROW_TOO_LONG',
      'ROW_TOO_LONG',
      'ROW_TOO_LONG',
      undefined,
    ]);
    expect(value.results[0]).toMatchObject({
      text: letter,
      product: null,
      candidates: [],
      error: {
        message: 'Esta fila es muy larga. Escribe un solo producto por fila, con su cantidad.',
      },
    });
    expect(value.good).toBe(1);
  });

  it('finds names, with their tone or their volume', async () => {
    const { calls } = await newBuyer();
    const dye = await buildProduct(test.sql, { name: 'Tinte Ámbar', tones: ['6.35', '9.0'] });
    const oxidant = await buildProduct(test.sql, { name: 'Oxidante Nube', volumes: [20, 30] });
    const mask = await buildProduct(test.sql, { name: 'Mascarilla Coral' });
    await buildProduct(test.sql, { name: 'Mascarilla Coral Intensa' });
    const polish = await buildProduct(test.sql, { name: 'Esmalte Clásico 12 ml', tones: ['S05'] });
    const { value } = await calls.check(
      texts(
        'Tinte Ámbar 6,35 x2',
        'tinte ambar 635;1',
        'Oxidante Nube 20 vol x6',
        'oxidante nube 30;1',
        'mascarilla coral 3',
        'esmalte clásico 12 ml s05 x4',
      ),
    );
    expect(told(value)).toEqual([
      [`${dye.code}-6.35`, 2],
      [`${dye.code}-6.35`, 1],
      [`${oxidant.code}-20V`, 6],
      [`${oxidant.code}-30V`, 1],
      [mask.code, 3],
      [`${polish.code}-S05`, 4],
    ]);
  });

  it('says what each bad row lacks, and what it may have meant', async () => {
    const { calls } = await newBuyer();
    const one = await buildProduct(test.sql, { name: 'Brisa', tones: ['5.77'] });
    const two = await buildProduct(test.sql, { name: 'Marea', tones: ['5.77', '5.0'] });
    const rule = { minQuantity: 6, multiple: 3 };
    const gloves = await buildProduct(test.sql, { code: 'GUANTES', name: 'Guantes', ...rule });
    const gone = await buildProduct(test.sql, { code: 'IDO' });
    await test.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${gone.id}`;
    const part = { productId: two.id };
    await buildProduct(test.sql, { code: 'DUO', name: 'Dúo', parts: [part] });
    await buildProduct(test.sql, { code: 'CERO', stock: 0 });
    await buildProduct(test.sql, { code: 'POCO', name: 'Poco', stock: 2 });
    const { value } = await calls.check(
      texts(
        'NADA-1 2',
        '5.77 x2',
        'Marea;2',
        `${gloves.code} 4`,
        `${gloves.code} 7`,
        `${gloves.code};tres`,
        `${gloves.code};1.5`,
        `${gloves.code};-6`,
        `${gloves.code};1000000000`,
        gloves.code,
        'IDO 1',
        'DUO 1',
        'CERO 1',
        'POCO 3',
        '',
      ),
    );
    expect(told(value)).toEqual([
      'No encontramos «NADA-1».',
      '«5.77» puede ser varios productos. Elige uno.',
      'Elige una opción de Marea.',
      'La cantidad mínima de Guantes es 6.',
      'Guantes se vende de a 3. Prueba con 6 o 9.',
      'No es un número válido.',
      'No uses puntos ni comas.',
      'La cantidad mínima de Guantes es 6.',
      'Stock máximo sobrepasado. Lo sentimos, solo quedan 100 unidades disponibles de Guantes',
      'Falta la cantidad.',
      'Este producto ya no está disponible.',
      'Elige todas las partes de Dúo.',
      'Ouups! Producto fuera de stock',
      'Stock máximo sobrepasado. Lo sentimos, solo quedan 2 unidades disponibles de Poco',
      'No encontramos «».',
    ]);
    const kinds = value.results.map(({ error }) => error?.kind);
    expect(kinds).toEqual([
      'UNKNOWN_CODE',
      'AMBIGUOUS',
      'VERSION_REQUIRED',
      'BELOW_MINIMUM',
      'NOT_A_MULTIPLE',
      'NOT_A_NUMBER',
      'NOT_AN_INTEGER',
      'BELOW_MINIMUM',
      'STOCK_EXCEEDED',
      'QUANTITY_MISSING',
      'UNKNOWN_PRODUCT',
      'COMBO_PART_MISSING',
      'OUT_OF_STOCK',
      'STOCK_EXCEEDED',
      'UNKNOWN_CODE',
    ]);
    const candidates = value.results[1]?.candidates ?? [];
    expect(candidates.map(({ versionCode }) => versionCode).sort()).toEqual(
      [`${one.code}-5.77`, `${two.code}-5.77`].sort(),
    );
    expect(value.results[3]?.error?.nearest).toEqual([6, 9]);
    expect(value.results[4]?.error?.nearest).toEqual([6, 9]);
    expect(value.results[2]?.product).toMatchObject({ code: two.code, versionCode: null });
    expect(value).toMatchObject({ good: 0, amount: 0 });
  });

  it('says what is wrong with a quantity that stands behind a code by a space (§5)', async () => {
    const { calls } = await newBuyer();
    await buildProduct(test.sql, { code: 'LIM-4' });
    const { value } = await calls.check(texts('LIM-4 tres', 'lim-4 1.5', 'LIM-4 1,5', 'LIM-4 x'));
    expect(told(value)).toEqual([
      'No es un número válido.',
      'No uses puntos ni comas.',
      'No uses puntos ni comas.',
      'No es un número válido.',
    ]);
  });

  it('takes tones alone as tones of the product that is named', async () => {
    const { calls } = await newBuyer();
    const dye = await buildProduct(test.sql, { tones: ['4.15', '4.0'] });
    await buildProduct(test.sql, { tones: ['4.15', '4.0'] });
    const body = { ...texts('4.15 x2', '4,0 x1', '415;1'), productId: String(dye.id) };
    expect(told((await calls.check(body)).value)).toEqual([
      [`${dye.code}-4.15`, 2],
      [`${dye.code}-4.0`, 1],
      [`${dye.code}-4.15`, 1],
    ]);
  });

  it('splits what stock does not cover, and refuses what is never sold in advance', async () => {
    const { calls } = await newBuyer();
    const dye = await buildProduct(test.sql, { tones: ['7.1', '7.2'], stock: 2, isPresale: true });
    const [first, second] = dye.versions;
    for (const version of dye.versions) {
      await buildArrival(test.sql, version, { date: '2026-12-01', cap: 5 });
    }
    const excluded = second?.code ?? '';
    await test.sql`UPDATE product_version SET excluded_from_presale = true WHERE code = ${excluded}`;
    await test.sql`UPDATE stock SET available = 0 WHERE version_id = ${second?.id ?? 0}`;
    const { value } = await calls.check(
      texts(`${first.code} 1`, `${first.code} 3`, `${excluded} 1`),
    );
    expect(
      value.results.map((one) => [one.quantityNow, one.quantityPresale, one.dispatchDate]),
    ).toEqual([
      [1, 0, null],
      [1, 2, '2026-12-01'],
      [0, 0, null],
    ]);
    expect(value.results[2]?.error?.message).toBe('Este producto no se puede pedir en preventa.');
  });

  it('counts what is in the cart, and rows of one version together', async () => {
    const buyer = await newBuyer();
    const product = await buildProduct(test.sql, {
      code: 'SEIS',
      name: 'Seis',
      stock: 6,
      price: 1000,
    });
    await buildDeal(test.sql, {
      productIds: [product.id],
      breaks: [{ minQuantity: 5, percent: 10 }],
    });
    await fillCart(buyer, product, 2);
    const { value } = await buyer.calls.check(texts('SEIS 2', 'SEIS 3', 'SEIS 1'));
    expect(told(value)).toEqual([
      ['SEIS', 2],
      'Stock máximo sobrepasado. Lo sentimos, solo quedan 6 unidades disponibles de Seis',
      ['SEIS', 1],
    ]);
    expect(value.results[0]).toMatchObject({ price: 900, originalPrice: 1000, total: 1800 });
  });

  it('reads two thousand rows by a few statements', async () => {
    const { calls } = await newBuyer();
    const tones = Array.from({ length: 40 }, (_, index) => `${1 + (index % 10)}.${index}`);
    const dye = await buildProduct(test.sql, { tones, stock: 9000 });
    const rows = Array.from({ length: 2000 }, (_, index) => {
      return { text: `${dye.versions[index % 40]?.code} x1` };
    });
    const { value } = await calls.addRows({ rows });
    expect(value).toMatchObject({ added: 2000, cart: { units: 2000 } });
    const more = await calls.check({ rows: [...rows, { text: 'A 1' }] });
    expect(more.refusal?.code).toBe('INVALID_REQUEST');
  });

  it.each([
    ['no row', { rows: [] }],
    ['a row that is none', { rows: [{ nada: 1 }] }],
    ['text and code', { rows: [{ text: 'A 1', code: 'A', quantity: 1 }] }],
  ])('cannot read %s', async (_, payload) => {
    const { headers } = await newBuyer();
    const url = '/api/cart/quick-order/check';
    const reply = await test.app.inject({ method: 'POST', url, headers, payload });
    expect(reply.json()).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('takes up to one megabyte', async () => {
    const { headers } = await newBuyer();
    const url = '/api/cart/quick-order/check';
    const send = async (bytes: number) => {
      const payload = { rows: [{ text: 'A 1' }], nada: 'x'.repeat(bytes) };
      return (await test.app.inject({ method: 'POST', url, headers, payload })).statusCode;
    };
    expect(await send(1_000_000)).toBe(400);
    expect(await send(1_048_576)).toBe(413);
  });

  it('says where nobody delivers', async () => {
    const { calls } = await newBuyer({ cityCode: '97001' });
    const { refusal } = await calls.check(texts('A 1'));
    expect(refusal?.message).toBe(
      'Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés.',
    );
  });
});
