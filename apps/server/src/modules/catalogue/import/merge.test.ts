import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { buildArrival, buildProduct } from '#testing/catalogue.ts';
import { createImportFixture, type ImportFixture, readEverything } from '#testing/imports.ts';
import { usualChoices } from './import-request.ts';

let test: ImportFixture;
beforeAll(async () => {
  test = await createImportFixture();
});
afterAll(() => test.close());

const dyes = `codigo_producto,codigo,producto,marca,categoria,linea,tono,nombre_tono,color,precio,existencias_BOG,llegadas_MED
M1,M1-743,Tinte Aurora,Alma,Tintes,Aurora,7.43,Rubio cobrizo,#b5651d,12.500,40,2026-12-24:50
M1,M1-60,,,,,6.0,Rubio oscuro,#5a3a22,,0,
M2,,Champú Aurora,alma,Tintes,Aurora,,,,"9.900,00",7,`;

async function productOf(code: string) {
  const [row] = await test.sql<{ id: number; card: Record<string, unknown>; line: string }[]>`
    SELECT id, card, line FROM product WHERE code = ${code}`;
  return row;
}

describe('catalogue:import merges by code', () => {
  it('adds what is new, with all that lists and search keep of it', async () => {
    const report = await test.take(dyes);
    expect(report.counts).toBe('3 0 0 0');
    expect([report.newProducts, report.badFile]).toEqual([2, null]);
    const dye = await productOf('M1');
    expect(dye?.card).toMatchObject({ name: 'Tinte Aurora', versionCount: 2, has_versions: true });
    expect((await productOf('M2'))?.card).toMatchObject({ has_versions: false, versionCount: 0 });
    const [kept] = await test.sql`
      SELECT facet.levels, facet.sold_in, search.words::text AS words
      FROM product_facet facet JOIN product_search search USING (product_id)
      WHERE product_id = ${dye?.id ?? 0}`;
    expect(kept).toMatchObject({ levels: [6, 7], sold_in: [1, 2] });
    expect(kept?.words).toContain("'aurora'");
    expect(await findViolations(test.sql)).toEqual([]);
  });

  it('writes nothing down when the same file comes again', async () => {
    const before = await test.sql`SELECT xmin::text, * FROM product_version ORDER BY id`;
    expect((await test.take(dyes)).counts).toBe('0 0 3 0');
    expect(await test.sql`SELECT xmin::text, * FROM product_version ORDER BY id`).toEqual(before);
  });

  it('changes only what a file says, and refreshes what is kept of it', async () => {
    const report = await test.take(`codigo_producto,codigo,producto,precio_BOG,tono,existencias_BOG
m1,m1-743,Tinte Alba,13000,7.44,
M1,M1-60,,,,15`);
    expect(report.counts).toBe('0 2 0 0');
    const dye = await productOf('M1');
    expect([dye?.line, dye?.card]).toMatchObject(['Aurora', { name: 'Tinte Alba', code: 'M1' }]);
    const prices = await test.sql`SELECT warehouse_id, price FROM base_price
      WHERE product_id = ${dye?.id ?? 0} ORDER BY 1`;
    expect(prices).toEqual([
      { warehouse_id: 1, price: 13_000 },
      { warehouse_id: 2, price: 12_500 },
    ]);
    const tones = await test.sql`SELECT key FROM tone_search
      WHERE product_id = ${dye?.id ?? 0} ORDER BY 1`;
    expect(tones).toEqual([{ key: '60' }, { key: '744' }]);
    const [card] = await test.sql`SELECT words::text FROM product_search
      WHERE product_id = ${dye?.id ?? 0}`;
    expect(card?.words).toContain("'alba'");
    expect(await findViolations(test.sql)).toEqual([]);
  });

  it('keeps beside products what each statement would have kept', async () => {
    const head =
      'codigo_producto,codigo,producto,marca,categoria,tono,nombre_tono,color,volumen,precio,descuento_porcentaje,sin_preventa,producto_retirado';
    await test.take(`${head}
KP1,KP1-1,Tinte keratina,Alma,Tintes,7.43,Cobre,#aa5533,,1000,,,
KP1,KP1-2,,,,8.1,Ceniza,#998877,,,10,,
KP2,KP2-20,Oxidante,Alma,Tintes,,,,20,500,,,
KP3,,Cera,Alma,Tintes,,,,,900,,,`);
    await test.take(`${head},precio_BOG,opcion_retirada
KP1,KP1-2,Tinte argán,,,8.11,,,,,0,sí,,,
KP2,KP2-20,,,,,,,,,,,,BORRAR,
KP2,KP2-30,,,,,,,30,,,,,,
KP3,,,,,,,,,1200,,,sí,,
KP1,KP1-1,,,,,,,,,,,,,sí`);
    const tables = ['product', 'product_search', 'tone_search', 'product_facet'];
    const read = () =>
      Promise.all(
        tables.map(
          (table) =>
            test.sql`SELECT to_jsonb(one)::text AS row FROM ${test.sql(table)} one ORDER BY 1`,
        ),
      );
    const kept = await read();
    // As if each of them had been written again, by hand.
    await test.sql`UPDATE product_version SET position = position + 1`;
    await test.sql`UPDATE product_version SET position = position - 1`;
    await test.sql`SELECT keep_products(array_agg(id), array_agg(id)) FROM product`;
    expect(await read()).toEqual(kept);
    expect(await findViolations(test.sql)).toEqual([]);
  });

  it('takes from sale what a file clears the price of or withdraws', async () => {
    const product = await buildProduct(test.sql, { code: 'GONE' });
    await test.take('codigo_producto,precio_MED,producto_retirado\nGONE,BORRAR,sí');
    const [row] = await test.sql`SELECT sold_in, withdrawn_at IS NOT NULL AS withdrawn
      FROM product WHERE id = ${product.id}`;
    expect(row).toEqual({ sold_in: [1], withdrawn: true });
    await test.take('codigo_producto,producto_retirado\nGONE,no');
    expect(
      await test.sql`SELECT FROM product_search WHERE product_id = ${product.id}`,
    ).toHaveLength(1);
  });

  it('counts stock so that the books still add up', async () => {
    const { versions, code } = await buildProduct(test.sql, { stock: 10 });
    // Nobody wrote down what this row was loaded with, and 3 of it were sold.
    await test.sql`DELETE FROM stock_movement WHERE version_id = ${versions[0].id}`;
    const take = (units: number) =>
      test.take(`codigo_producto,existencias_BOG\n${code},${units}`, { actorId: null });
    await take(25);
    await take(4);
    const [moved] = await test.sql`SELECT sum(delta)::int AS units FROM stock_movement
      WHERE version_id = ${versions[0].id} AND warehouse_id = 1`;
    expect(moved?.units).toBe(4);
    expect(await findViolations(test.sql)).toEqual([]);
  });

  it('gives an arrival another cap without touching what was promised', async () => {
    const product = await buildProduct(test.sql, { isPresale: true });
    await buildArrival(test.sql, product.versions[0], { date: '2026-12-01', cap: 20 });
    await test.take(`codigo_producto,llegadas_BOG\n${product.code},2026-12-01:35 | 2026-12-15:5`);
    const rows = await test.sql`SELECT arrives_on::text AS day, cap, promised FROM arrival
      WHERE product_id = ${product.id} ORDER BY 1`;
    expect(rows).toEqual([
      { day: '2026-12-01', cap: 35, promised: 0 },
      { day: '2026-12-15', cap: 5, promised: 0 },
    ]);
  });

  it('keeps the rows of one product together wherever they stand in the file', async () => {
    const rows = Array.from({ length: 1_200 }, (_, n) => `F${n % 40},F${n % 40}-${n},${n},#aabbcc`);
    const head = 'codigo_producto,codigo,tono,color,producto,marca,categoria\n';
    const named = rows.map((row, n) => (n < 40 ? `${row},Ficha,Alma,Tintes` : `${row},,,`));
    expect((await test.take(head + named.join('\n'))).counts).toBe('1200 0 0 0');
    const [row] =
      await test.sql`SELECT count(*)::int AS products, sum(version_count)::int AS versions
      FROM product WHERE code ~ '^F[0-9]+$'`;
    expect(row).toEqual({ products: 40, versions: 1_200 });
  });
});

describe('catalogue:import --dry-run', () => {
  it('counts what would be and writes nothing at all', async () => {
    const before = await readEverything(test);
    const report = await test.take(
      `${dyes}\nM9,,Nuevo,Marca nueva,Tintes,,,,,100,1,\nM8,,Malo,Alma,Nada,,,,,0,,`,
      { isDryRun: true, createBrands: true },
    );
    expect(report).toMatchObject({ batchId: null, newBrands: ['Marca nueva'] });
    expect(report.counts).toBe('1 2 1 1');
    expect(await readEverything(test)).toEqual(before);
  });
});

describe('catalogue:export', () => {
  it('imported again as it is, changes nothing', async () => {
    const { sql } = test;
    await buildProduct(sql, { code: 'T', tones: ['5.0', '6.66'], line: ' Con espacios ' });
    await buildProduct(sql, { code: 'V', volumes: [10, 20], price: null, isPresale: true });
    const odd = await buildProduct(sql, { code: '=1+1', name: '=HYPERLINK("x"), "comillas"' });
    await buildProduct(sql, { parts: [{ productId: odd.id }] });
    await buildArrival(sql, odd.versions[0], { date: '2026-11-01', cap: 5 });
    await buildArrival(sql, odd.versions[0], { date: '2026-12-01', cap: 5 });
    await sql`UPDATE product SET description = 'Uno' || chr(10) || chr(10) || 'Dos <script>x</script>',
      keywords = '{cana,"dos palabras"}' WHERE id = ${odd.id}`;
    await sql`UPDATE product_version SET discount_percent = 12.5 WHERE product_id = ${odd.id}`;
    const file = `${test.folder}/export.csv`;
    const rows = await test.deps.catalogueImport.export(file);
    const outcome = await test.deps.catalogueImport.import({
      ...usualChoices,
      file,
      isDryRun: false,
      actorId: null,
    });
    expect(outcome).toMatchObject({
      value: {
        rows,
        new: 0,
        changed: 0,
        unchanged: rows,
        bad: 0,
        newProducts: 0,
        changedProducts: 0,
      },
    });
  });
});
