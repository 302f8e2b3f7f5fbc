import type { QuickOrderRow } from '@matiz/contracts/cart/quick-order.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { cartCallsAs } from '#testing/carts.ts';
import { buildBrand, buildProduct } from '#testing/catalogue.ts';
import { buildShopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { useTestApp } from '#testing/use-test-app.ts';

let check: (...rows: string[]) => Promise<QuickOrderRow[]>;
const test = useTestApp({ clock: createClock() });
beforeAll(async () => {
  const calls = cartCallsAs(test, await buildShopper(test));
  check = async (...rows) =>
    (await calls.check({ rows: rows.map((text) => ({ text })) })).value.results;
  const { sql } = test;
  const almagra = await buildBrand(sql, 'Almagra');
  await sql`INSERT INTO brand_reflection (brand_id, digit, family)
    VALUES (${almagra}, '0', 'natural'), (${almagra}, '1', 'ceniza'), (${almagra}, '4', 'cobrizo')`;
  const line = { brandId: almagra, tones: ['1.0', '7.0', '7.1', '7.11', '7.4', '9.0'] };
  await buildProduct(sql, { ...line, code: 'ESE', name: 'Tinte en crema Esencial 60 g' });
  await buildProduct(sql, { ...line, code: 'VEL', name: 'Tinte sin amoníaco Velo 90 g' });
  await sql`UPDATE product SET content_size = split_part(name, ' ', 5) || ' g' WHERE code IN ('ESE', 'VEL')`;
  const letras = await buildBrand(sql, 'Bramante');
  await sql`INSERT INTO brand_reflection (brand_id, digit, family)
    VALUES (${letras}, 'A', 'azul'), (${letras}, '2', 'azul'), (${letras}, 'CB', 'marrón')`;
  await buildProduct(sql, {
    code: 'LET',
    name: 'Color Bramante',
    brandId: letras,
    tones: ['7A', '6-N', '8CB', '9.2'],
  });
  await buildProduct(sql, { code: 'ESM', name: 'Esmalte Clásico 12 ml', tones: ['05', '31'] });
  // Names with numbers that are no tones.
  await buildProduct(sql, { code: 'DEC', name: 'Decolorante Azul 7 Niveles 1 kg' });
  await buildProduct(sql, { code: 'BAL', name: 'Balanza de color 3 kg / 0,1 g' });
  await buildProduct(sql, { code: 'PES', name: 'Pestañas 0,15 bandeja 9–13 mm' });
  await buildProduct(sql, { code: 'OXI', name: 'Crema oxidante Nube', volumes: [20, 30] });
  await buildProduct(sql, { code: 'MAT', name: 'Champú Matizante 300 ml' });
  await buildProduct(sql, { code: 'CED', name: 'Aceite de barba Cedro 30 ml' });
  await buildProduct(sql, { code: 'GUA', name: 'Guantes de nitrilo × 100' });
});

/** What a row became: its version and quantity, or why it asks and what it offers. */
function told({ error, product, quantity, candidates }: QuickOrderRow): string {
  if (error === null) return `${product?.versionCode ?? product?.code} × ${quantity}`;
  const offered = candidates.map(({ code, versionCode }) => versionCode ?? code);
  return [error.kind, ...offered].join(' ');
}

describe('POST /cart/quick-order/check: rows as they are said', () => {
  it.each([
    ['2 ESE-7.1', 'ESE-7.1 × 2'],
    ['2 del 7.1 esencial', 'ESE-7.1 × 2'],
    ['3 tinte almagra esencial 7.1', 'ESE-7.1 × 3'],
    ['6 oxigenada 20 vol', 'OXI-20V × 6'],
    ['5 champú matizante', 'MAT × 5'],
    ['2 del 7.1 de 60', 'ESE-7.1 × 2'],
    ['media docena del 7,1 esencial', 'ESE-7.1 × 6'],
    ['una docena de 7/1 velo', 'VEL-7.1 × 12'],
    ['esencial 7.1 x 3', 'ESE-7.1 × 3'],
    ['esencial 7-1 3 und', 'ESE-7.1 × 3'],
    ['esencial 7.1 por 6', 'ESE-7.1 × 6'],
    ['esencial 7,1*2', 'ESE-7.1 × 2'],
    ['esencial 7/1 (2)', 'ESE-7.1 × 2'],
    ['2x 7.1 esencial', 'ESE-7.1 × 2'],
    ['dos del 7 1 velo', 'VEL-7.1 × 2'],
    ['esencial 71 x2', 'ESE-7.1 × 2'],
    ['3 esmalte clásico 31', 'ESM-31 × 3'],
    ['esmalte clásico 5 x2', 'ESM-05 × 2'],
    ['2 decolorante 7 niveles', 'DEC × 2'],
    ['Por favor 2 cajas de guantes de nitrilo, gracias', 'GUA × 2'],
  ])('%s: %s', async (row, expected) => {
    expect((await check(row)).map(told)).toEqual([expected]);
  });

  it('takes the quantity of its own field where the text says another', async () => {
    const calls = cartCallsAs(test, await buildShopper(test));
    const { value } = await calls.check({ rows: [{ code: 'esencial 7.1 x2', quantity: 3 }] });
    expect(value.results.map(told)).toEqual(['ESE-7.1 × 3']);
  });
});

describe('POST /cart/quick-order/check: a tone stays a tone', () => {
  it.each([
    ['7.1 x2', 'AMBIGUOUS ESE-7.1 VEL-7.1'],
    ['7/1 (2)', 'AMBIGUOUS ESE-7.1 VEL-7.1'],
    ['1.0 x6', 'AMBIGUOUS ESE-1.0 VEL-1.0'],
    ['9,0 x2', 'AMBIGUOUS ESE-9.0 VEL-9.0'],
    // Nobody prints it: neither the 31 of a polish, nor what has a 3 and a 1 in its name.
    ['3.1 x2', 'UNSURE ESM-31'],
    ['0.1 x2', 'UNKNOWN_CODE'],
    // A lone number is never a product's name.
    ['31 x2', 'UNSURE ESM-31'],
    ['7 x2', 'UNSURE ESE-7.0 VEL-7.0'],
    ['100', 'UNKNOWN_CODE'],
    ['60 x2', 'UNKNOWN_CODE'],
  ])('%s asks: %s', async (row, expected) => {
    expect((await check(row)).map(told)).toEqual([expected]);
  });

  it('one wrong hit never beats six right tones, and what is chosen is ready', async () => {
    const { sql } = test;
    await buildProduct(sql, { name: 'Esmalte Carnaval', tones: ['43'] });
    const six = await Promise.all(
      Array.from({ length: 6 }, () => buildProduct(sql, { tones: ['4.3'] })),
    );
    const [row] = await check('4.3 x2');
    const offered = row?.candidates.map(({ versionCode }) => versionCode) ?? [];
    expect(row?.error).toMatchObject({
      kind: 'AMBIGUOUS',
      message: '«4.3» puede ser varios productos. Elige uno.',
    });
    expect(offered.toSorted()).toEqual(six.map(({ code }) => `${code}-4.3`).toSorted());
    expect((await check(`${offered[0]} x2`)).map(told)).toEqual([`${offered[0]} × 2`]);
  });

  it.each([
    // By the brand's own map, though its A is no ash.
    ['bramante 7A x2', 'LET-7A × 2'],
    ['2 del 6N bramante', 'LET-6-N × 2'],
    ['bramante 8cb x1', 'LET-8CB × 1'],
    ['bramante 9A x2', 'LET-9.2 × 2'],
    // By the habit of the trade: the row asks.
    ['esencial 7A x2', 'UNSURE ESE-7.1'],
    ['2 del 7-N velo', 'UNSURE VEL-7.0'],
    ['esencial 7C x2', 'UNSURE ESE-7.4'],
  ])('letters mean what the brand says: %s: %s', async (row, expected) => {
    expect((await check(row)).map(told)).toEqual([expected]);
  });

  it('is not sure of a number that is a code and a tone', async () => {
    await buildProduct(test.sql, { code: '8.8', name: 'Cinta métrica' });
    const dye = await buildProduct(test.sql, { tones: ['8.8'] });
    expect((await check('8.8 x2')).map(told)).toEqual([`AMBIGUOUS 8.8 ${dye.code}-8.8`]);
    await buildProduct(test.sql, { code: '104', name: 'Regla' });
    expect((await check('104 x2')).map(told)).toEqual(['104 × 2']);
  });
});

describe('POST /cart/quick-order/check: in doubt the row asks', () => {
  it.each([
    ['aceite de barba cedro 30', 'Aceite de barba Cedro 30 ml'],
    ['Guantes de nitrilo × 100', 'Guantes de nitrilo × 100'],
  ])('a number that is the name’s is no quantity: %s', async (text, name) => {
    const [row] = await check(text);
    expect(row).toMatchObject({
      item: text,
      quantity: null,
      error: { kind: 'QUANTITY_MISSING' },
      product: { name },
    });
  });

  it.each([
    // What was misspelled, what two products have, what nothing has as a whole.
    ['almgra esencial 7.1 x2', 'UNSURE ESE-7.1'],
    ['tinte 7.1 x2', 'AMBIGUOUS ESE-7.1 VEL-7.1'],
    ['esencial x2', 'VERSION_REQUIRED ESE-1.0 ESE-7.0 ESE-7.1 ESE-7.11 ESE-7.4 ESE-9.0'],
    ['esencial 7.1 rosado fluorescente x2', 'UNKNOWN_CODE ESE-7.1'],
    ['esencial 7.1 de 90 x2', 'UNKNOWN_CODE ESE-7.1 ESE-9.0'],
    ['7.1 y 7.4 esencial x2', 'UNKNOWN_CODE ESE-7.1 ESE-7.4'],
    ['hola buenos días', 'UNKNOWN_CODE'],
  ])('%s: %s', async (row, expected) => {
    expect((await check(row)).map(told)).toEqual([expected]);
  });

  it('says that it is not sure in a sentence', async () => {
    const [row] = await check('3.1 x2');
    expect(row?.error?.message).toBe(
      'No estamos seguros de qué es «3.1». Elige una opción o escribe el código.',
    );
  });
});
