import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { sayFileFault } from '@matiz/contracts/catalogue/import-sentences.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBrand, buildProduct } from '#testing/catalogue.ts';
import { createImportFixture, type ImportFixture, readEverything } from '#testing/imports.ts';
import { closeBatch, lockBatch, openBatch } from './batch.store.ts';
import { usualChoices } from './import-request.ts';

let test: ImportFixture;
/** What happens while an import leaves the database to others. */
let betweenSteps = async () => {};
beforeAll(async () => {
  test = await createImportFixture({ ports: { wait: () => betweenSteps() } });
  await buildBrand(test.sql, 'Ñandú & Co');
});
afterAll(() => test.close());

const head =
  'codigo_producto,codigo,producto,marca,categoria,precio,existencias_BOG,llegadas_BOG,tono,color';

describe('a file that is not readable is refused whole', () => {
  const full = `${head}\nX1,,Champú,Alma,Tintes,100,,,,`;
  it.each([
    ['nothing', '', 'EMPTY'],
    ['a header alone', head, 'NO_ROWS'],
    ['empty rows', `${head}\n\n,,,,,,,,,\n`, 'NO_ROWS'],
    ['a broken workbook', Buffer.from('PK\u0003\u0004[Content_Types].xml'), 'NOT_A_WORKBOOK'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'OLD_WORKBOOK'],
    ['a document', '%PDF-1.7', 'NOT_A_TABLE'],
    ['JSON that is no list of objects', '[1, 2, 3]', 'NOT_A_LIST'],
    ['broken JSON', '[{"codigo": 1', 'NOT_A_LIST'],
    ['UTF-8 with bytes that are none', Buffer.from([...Buffer.from(full), 0xe9]), 'WRONG_ENCODING'],
    ['quotes that never close', `${full}\nX2,,"Champú,Alma,Tintes,1,,,,`, 'BROKEN_QUOTES'],
    ['an unknown warehouse', 'codigo_producto,precio_CTG\nX,1', 'UNKNOWN_WAREHOUSE'],
    ['stock of no warehouse', 'codigo_producto,existencias\nX,1', 'WHICH_WAREHOUSE'],
    ['no codes', 'producto\nX', 'MISSING_COLUMN'],
    ['a column twice', 'codigo_producto,precio,price\nX,1,1', 'REPEATED_COLUMN'],
  ])('%s', async (_title, text, code) => {
    const before = await readEverything(test);
    const outcome = await test.tryTaking(text);
    expect(outcome).toMatchObject({ error: { of: 'file', fault: { code } } });
    if (!outcome.ok && outcome.error.of === 'file') {
      expect(sayFileFault(outcome.error.fault)).not.toContain('{');
    }
    expect(await readEverything(test)).toEqual(before);
  });

  it('even when the fault is in its last row', async () => {
    const rows = Array.from({ length: 3_000 }, (_, n) => `L${n},,Champú,Alma,Tintes,100,,,,`);
    const text = Buffer.concat([Buffer.from(`${head}\n${rows.join('\n')}\n`), Buffer.from([0xe9])]);
    const outcome = await test.tryTaking(text);
    expect(outcome).toMatchObject({ error: { fault: { code: 'WRONG_ENCODING', line: 3_002 } } });
    expect(await test.sql`SELECT FROM product WHERE code = 'L0'`).toHaveLength(0);
    expect(await test.sql`SELECT FROM import_batch`).toHaveLength(0);
  });

  it('or read as what one says that it is', async () => {
    const bytes = Buffer.from(full, 'latin1');
    const report = await test.take(bytes, { encoding: 'latin1', isDryRun: true });
    expect(report.counts).toBe('1 0 0 0');
    expect(await test.tryTaking(bytes, { encoding: 'utf-8' })).toMatchObject({
      error: { fault: { code: 'WRONG_ENCODING', line: 2 } },
    });
  });

  it('when there is no such file, or it is a folder', async () => {
    for (const file of [`${test.folder}/nada.csv`, test.folder]) {
      expect(await test.tryTaking(full, { file })).toMatchObject({
        error: { fault: { code: 'NO_FILE' } },
      });
    }
  });
});

describe('a bad row is left out and told of, the others are taken', () => {
  it('with a reason in Spanish for each', async () => {
    await buildProduct(test.sql, { code: 'TAKEN', tones: ['9.1'] });
    const report = await test.take(`${head}
G1,,Bueno,ñandú & co,Tintes,"1.500,00",3,2026-12-24:5,,
B1,,Cero,Alma,Tintes,0,,,,
B2,,Moneda,Alma,Tintes,USD 12,,,,
B3,,Centavos,Alma,Tintes,"99,5",,,,
G1,,Repetido,Alma,Tintes,100,,,,
B4,,"=CMD(""x"")",Alma,Tintes,100,,,,
B5,,Marca,Otra,Tintes,100,,,,
B6,,Categoría,Alma,Otra,100,,,,
B7,,Existencias,Alma,Tintes,100,-4,,,
B8,,Llegada,Alma,Tintes,100,,2026-11-20:5,,
B9,TAKEN-9.1,Ajeno,Alma,Tintes,100,,,9.1,#aabbcc
B10,,Corta,Alma
B11,,,Alma,Tintes,100,,,,`);
    expect(report.counts).toBe('1 0 0 12');
    expect(report.reasons).toEqual([
      '3 precio: el precio no puede ser 0. Déjalo vacío para no cambiarlo.',
      '4 "precio: «USD 12» no está en pesos. Di cuánto vale esa moneda, como --rate 4100."',
      '5 "precio: «99,5» tiene decimales y aquí van números enteros."',
      '6 El código G1 ya está en la fila 2.',
      '7 "producto: «=CMD(""x"")» es una fórmula. Escribe el valor."',
      '8 marca: no conocemos la marca «Otra». Corrígela o créala primero.',
      '9 categoria: no conocemos la categoría «Otra». Usa una de las de la tienda.',
      '10 existencias_BOG: «-4» es menor que cero.',
      '11 La llegada del 2026-11-20 ya pasó.',
      '12 El código TAKEN-9.1 ya es de otro producto: TAKEN.',
      '13 La fila tiene 4 celdas y el encabezado 10: revisa comas y comillas.',
      '14 Falta producto.',
    ]);
    expect(await test.sql`SELECT FROM product WHERE code LIKE 'B%'`).toHaveLength(0);
  });

  it('in a file of which a spreadsheet runs nothing, and which can be imported corrected', async () => {
    const report = await test.take(
      `${head}\nC1,,=1+1,Alma,Tintes,100,,,,\nC2,,-2+3,Alma,Tintes,0,,,,`,
    );
    const text = readFileSync(report.badFile ?? '', 'utf8');
    expect(text).toContain("C1,,'=1+1,");
    expect(text).toContain("C2,,'-2+3,");
    const again = await test.take(text.replace("'=1+1", 'Dos').replace('Tintes,0,', 'Tintes,100,'));
    expect([again.counts, again.reasons]).toEqual(['2 0 0 0', []]);
  });

  it('without the names of warehouses being mixed up', async () => {
    const options = { isDryRun: true, warehouse: 'CTG' };
    expect(await test.tryTaking(`${head}\n`, options)).toMatchObject({ error: { of: 'option' } });
  });
});

describe('one import at a time', () => {
  it('a second one waits its turn, and work that died does not stand in the way', async () => {
    const begin = (alive: string) => test.sql`
      INSERT INTO import_batch (id, file_name, format, started_at, alive_until)
      VALUES (gen_random_uuid(), 'a.csv', 'matiz', '2026-11-21T16:00:00Z', ${alive})`;
    await begin('2026-11-21T17:00:30Z');
    const text = `${head}\nD1,,Uno,Alma,Tintes,100,,,,`;
    expect(await test.tryTaking(text)).toMatchObject({ error: { of: 'batch', fault: 'BUSY' } });
    await test.sql`UPDATE import_batch SET alive_until = '2026-11-21T16:59:00Z' WHERE state = 'running'`;
    expect((await test.take(text)).counts).toBe('1 0 0 0');
    expect(await test.sql`SELECT state FROM import_batch WHERE file_name = 'a.csv'`).toEqual([
      { state: 'interrupted' },
    ]);
  });

  it('work that breaks off leaves whole products, and the same file goes on', async () => {
    const rows = Array.from({ length: 1_100 }, (_, n) => `H${n},,Uno,Alma,Tintes,100,,,,`);
    const file = `${test.folder}/h.csv`;
    writeFileSync(file, `${head}\n${rows.join('\n')}`);
    let taken = 0;
    const work = test.deps.catalogueImport.import(
      {
        ...usualChoices,
        file,
        isDryRun: false,
        actorId: null,
      },
      {
        onProgress(done, of) {
          if (of === null) return;
          taken = done;
          throw new Error('the process dies here');
        },
      },
    );
    await expect(work).rejects.toThrow('interrupted');
    const [half] =
      await test.sql`SELECT count(*)::int AS products FROM product WHERE code ~ '^H[0-9]'`;
    expect(half?.products).toBe(taken);
    const [batch] =
      await test.sql`SELECT state, new_rows FROM import_batch ORDER BY started_at DESC, new_rows DESC LIMIT 1`;
    expect(batch).toEqual({ state: 'interrupted', new_rows: taken });
    // The same file goes on where it was, and each part can be undone.
    const again = await test.take(readFileSync(file));
    expect(again.counts).toBe(`${1_100 - taken} 0 ${taken} 0`);
  });

  it('work is not given up in the middle of a step, however long that takes', async () => {
    const id = randomUUID();
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 18, minute));
    const begin = (batch: string, minute: number) =>
      openBatch(test.sql, {
        id: batch,
        fileName: 'k.csv',
        format: 'matiz',
        actorId: null,
        uploadId: null,
        now: at(minute),
      });
    expect(await begin(id, 0)).toBe(true);
    await test.sql.begin(async (tx) => {
      expect(await lockBatch(tx, id)).toBe(true);
      expect(await test.sql.begin((other) => lockBatch(other, id))).toBe(true);
      expect(await begin(randomUUID(), 5)).toBe(false);
    });
    const next = randomUUID();
    expect(await begin(next, 5)).toBe(true);
    expect(await test.sql.begin((tx) => lockBatch(tx, id))).toBe(false);
    await closeBatch(test.sql, next, 'done', at(6));
  });

  it('work that was given up meanwhile writes nothing more', async () => {
    const rows = Array.from({ length: 1_600 }, (_, n) => `J${n},,Uno,Alma,Tintes,100,,,,`);
    betweenSteps = async () => {
      await test.sql`UPDATE import_batch SET state = 'interrupted', finished_at = now()
        WHERE state = 'running'`;
    };
    const outcome = await test.tryTaking(`${head}\n${rows.join('\n')}`);
    betweenSteps = async () => {};
    expect(outcome).toMatchObject({ error: { of: 'batch', fault: 'TAKEN_OVER' } });
    const [half] =
      await test.sql`SELECT count(*)::int AS products FROM product WHERE code ~ '^J[0-9]'`;
    // Two steps were under way, and each is whole or not at all.
    expect([300, 600]).toContain(half?.products);
  });
});
