import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { createImportFixture, type ImportFixture } from '#testing/imports.ts';
import { nextNumber } from '#testing/numbers.ts';

let test: ImportFixture;
beforeAll(async () => {
  test = await createImportFixture();
});
afterAll(() => test.close());

const pricesOf = (code: string) => test.sql<{ price: number }[]>`
  SELECT DISTINCT price FROM base_price JOIN product ON product.id = product_id
  WHERE code = ${code}`;

describe('catalogue:import of what the catalogue does not know', () => {
  const head = 'codigo_producto,producto,marca,categoria,precio';

  it('makes one brand of its spellings, and asks about what is none', async () => {
    const report = await test.take(
      `${head}
N1,Uno,La Roche Posay,Tintes,100
N2,Dos,LA ROCHE-POSAY,Tintes,100
N3,Tres,NULL,Tintes,100
N4,Cuatro,Vogue -AGOTADO,Tintes,100`,
      { createBrands: true, brandNames: new Map([['vogue -agotado', 'Vogue']]) },
    );
    expect([report.counts, report.newBrands]).toEqual(['3 0 0 1', ['La Roche Posay', 'Vogue']]);
    expect(report.reasons).toEqual([
      '4 "marca: «NULL» no parece una marca. Corrígela, o di cuál es: --brands ""NULL=Nombre""."',
    ]);
  });

  it('makes categories on request, below those that there are, and takes them back', async () => {
    const text = `${head}
K1,Uno,Alma,Uñas > Esmaltes > Gel,100
K2,Dos,Alma,Uñas > Esmaltes,100
K3,Tres,Alma,Tintes > Fantasía,100`;
    expect((await test.take(text)).counts).toBe('0 0 0 3');
    const report = await test.take(text, { createCategories: true });
    expect(report.newCategories).toEqual(['Uñas', 'Esmaltes', 'Gel', 'Fantasía']);
    const tree = await test.sql`SELECT category.name, above.name AS above FROM category
      LEFT JOIN category above ON above.id = category.parent_id
      WHERE category.name = ANY (${[...report.newCategories]}) ORDER BY category.id`;
    expect(tree).toEqual([
      { name: 'Uñas', above: null },
      { name: 'Esmaltes', above: 'Uñas' },
      { name: 'Gel', above: 'Esmaltes' },
      { name: 'Fantasía', above: 'Tintes' },
    ]);
    expect((await test.take(text)).counts).toBe('0 0 3 0');
    await test.deps.catalogueImport.undo(report.batchId ?? '');
    const left =
      await test.sql`SELECT FROM category WHERE name = ANY (${[...report.newCategories]})`;
    expect(left).toHaveLength(0);
    expect(await findViolations(test.sql)).toEqual([]);
  });

  it('makes the category of what names none on request, told by name or way', async () => {
    const text = 'codigo_producto,producto,marca,precio\nU1,Uno,Alma,100\nU2,Dos,Alma,100';
    await expect(test.take(text, { category: 'Cejas > Henna' })).rejects.toThrow('option');
    const options = { category: 'Cejas > Henna', createCategories: true };
    const report = await test.take(text, options);
    expect([report.counts, report.newCategories]).toEqual(['2 0 0 0', ['Cejas', 'Henna']]);
    expect((await test.take(text, { category: 'henna' })).counts).toBe('0 0 2 0');
    const [{ name } = { name: '' }] = await test.sql<{ name: string }[]>`SELECT category.name
      FROM product JOIN category ON category.id = category_id WHERE code = 'U1'`;
    expect(name).toBe('Henna');
  });

  it.each(['MED', 'med', 'Medellín', 'MEDELLIN', 'medell'])(
    'takes the warehouse «%s»',
    async (warehouse) => {
      const code = `W${nextNumber()}`;
      const text = `${head}\n${code},Uno,Alma,Tintes,100`;
      expect((await test.take(text, { warehouse })).counts).toBe('1 0 0 0');
      const places = await test.sql`SELECT warehouse.code FROM base_price
      JOIN warehouse ON warehouse.id = warehouse_id JOIN product ON product.id = product_id
      WHERE product.code = ${code}`;
      expect(places).toEqual([{ code: 'MED' }]);
    },
  );

  it('takes prices of each currency at its own rate, and none without', async () => {
    const text = `${head},moneda
M1,Uno,Alma,Tintes,10,USD
M2,Dos,Alma,Tintes,12000,COP
M3,Tres,Alma,Tintes,10,GBP`;
    const report = await test.take(text, { rates: { general: null, byCurrency: { USD: 4_000 } } });
    expect(report.reasons).toEqual([
      '4 "moneda: «GBP» no son pesos. Di cuánto vale, como --rate GBP=4100."',
    ]);
    expect([await pricesOf('M1'), await pricesOf('M2')]).toEqual([
      [{ price: 40_000 }],
      [{ price: 12_000 }],
    ]);
  });

  it('takes names of tones as long as people give them, and 0 off as no discount', async () => {
    const tone = 'Medium Deep with neutral undertones and a hint of peach';
    const report =
      await test.take(`codigo_producto,codigo,producto,marca,categoria,tono,color,precio,descuento_porcentaje
Q1,Q1-1,Base,Alma,Tintes,${tone},#aabbcc,100,0
Q1,Q1-2,,,,${tone}s,#aabbcc,,`);
    expect(report.counts).toBe('2 0 0 0');
    const [first] = await test.sql`SELECT tone_number, discount_percent FROM product_version
      WHERE code = 'Q1-1'`;
    expect(first).toEqual({ tone_number: tone, discount_percent: null });
  });
});
