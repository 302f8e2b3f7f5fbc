import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { createImportFixture, type ImportFixture, readEverything } from '#testing/imports.ts';

let test: ImportFixture;
beforeAll(async () => {
  test = await createImportFixture();
});
afterAll(() => test.close());

const [front, box, old, short] = ['7702345678908', '17702345678905', 'CAJA-12', '012345678905'];
const head = 'codigo_producto,codigo,producto,marca,categoria,tono,color,precio,codigo_de_barras';
const dye = (code: string, tone: string, barcodes: string) =>
  `T1,${code},Tinte,Alma,Tintes,${tone},#b5651d,12500,${barcodes}`;
const codesOf = async (code: string) => {
  const rows = await test.sql<{ barcode: string }[]>`
    SELECT barcode FROM version_barcode JOIN product_version version ON version.id = version_id
    WHERE version.code = ${code} ORDER BY barcode COLLATE "C"`;
  return rows.map(({ barcode }) => barcode);
};
const teach = (code: string, barcode: string) => test.sql`
  INSERT INTO version_barcode (barcode, version_id)
  SELECT ${barcode}, id FROM product_version WHERE code = ${code}`;

beforeEach(async () => {
  await test.sql`DELETE FROM version_barcode`;
  await test.take([head, dye('T1-71', '7.1', ''), dye('T1-80', '8.0', '')].join('\n'));
});

describe('catalogue:import of barcodes', () => {
  it('counts them without writing any, adds them, and leaves what was taught', async () => {
    await teach('T1-71', old);
    const file = [head, dye('T1-71', '7.1', `${front} | ${box}`), dye('T1-80', '8.0', short)];
    const before = await readEverything(test);
    expect((await test.take(file.join('\n'), { isDryRun: true })).counts).toBe('0 2 0 0');
    expect(await codesOf('T1-71')).toEqual([old]);
    expect(await readEverything(test)).toEqual(before);
    const report = await test.take(file.join('\n'));
    expect(report.counts).toBe('0 2 0 0');
    expect(await codesOf('T1-71')).toEqual([box, front, old]);
    // Zeros in front stay, in the one writing that readers are understood in.
    expect(await codesOf('T1-80')).toEqual([`0${short}`]);
    expect((await test.take(file.join('\n'))).counts).toBe('0 0 2 0');
    expect(await findViolations(test.sql)).toEqual([]);

    await test.deps.catalogueImport.undo(report.batchId ?? '');
    expect([await codesOf('T1-71'), await codesOf('T1-80')]).toEqual([[old], []]);
  });

  it('comes with what is new, and is exported so that nothing changes', async () => {
    const file = `${head}\nT2,,Champú,Alma,Tintes,,,9900,${front}`;
    expect((await test.take(file)).counts).toBe('1 0 0 0');
    // Taught as it was read, whatever its check digit.
    await teach('T1-80', '7702345678901');
    const exported = path.join(test.folder, 'fuera.csv');
    await test.deps.catalogueImport.export(exported);
    const text = readFileSync(exported, 'utf8');
    expect(text).toContain(front);
    expect((await test.take(text)).counts).toBe('0 0 3 0');
    expect((await test.take('codigo_producto,codigo_de_barras\nT2,BORRAR')).counts).toBe('0 1 0 0');
    expect(await codesOf('T2')).toEqual([]);
  });

  it('refuses one that stands on two rows, and names both', async () => {
    const rows = [dye('T1-71', '7.1', front), dye('T1-80', '8.0', `${box}|${front}`)];
    const report = await test.take([head, ...rows].join('\n'));
    expect(report.counts).toBe('0 1 0 1');
    expect(report.reasons).toEqual([
      `3 El código de barras ${front} está en las filas 2 y 3. Déjalo solo en la que es.`,
    ]);
    expect([await codesOf('T1-71'), await codesOf('T1-80')]).toEqual([[front], []]);
  });

  it('refuses one of another option, by its code too', async () => {
    await teach('T1-80', front);
    for (const [barcode, owner] of [
      [front, 'T1-80'],
      ['t1-80', 'T1-80'],
    ]) {
      const report = await test.take(`${head}\n${dye('T1-71', '7.1', barcode ?? '')}`);
      expect(report.reasons[0]).toContain(
        `El código de barras ${barcode?.toUpperCase()} ya es de ${owner}. Corrígelo, o quítalo`,
      );
    }
    expect(await codesOf('T1-71')).toEqual([]);
  });

  it.each([
    ['7702345678901', /no cuadra: por sus otras cifras terminaría en 8/],
    ['7.70E+12', /la hoja de cálculo redondeó .* Ponle a la columna formato de texto/],
    ['12345678905', /lleva 8, 12, 13 o 14 cifras. Si empieza por cero/],
  ])('refuses %s and says what to do', async (barcode, reason) => {
    const report = await test.take(`${head}\n${dye('T1-71', '7.1', barcode)}`);
    expect(report.counts).toBe('0 0 0 1');
    expect(report.reasons[0]).toMatch(reason);
  });

  it('takes the rows of a list with other names without what is wrong, and counts them', async () => {
    await teach('T1-80', box);
    const list = ['SKU,Nombre,Marca,Categoria,Precio venta,EAN13'];
    const codes = [front, front, '7702345678901', '7.70E+12', box, '96385074'];
    for (const [at, code] of codes.entries())
      list.push(`L${at},Cera ${at},Alma,Tintes,9000,${code}`);
    const report = await test.take(list.join('\n'), { acceptsProposal: true });
    expect(report).toMatchObject({ counts: '6 0 0 0', notes: { BARCODE_LEFT_OUT: 4 } });
    expect([await codesOf('L0'), await codesOf('L1'), await codesOf('L5')]).toEqual([
      [front],
      [],
      ['96385074'],
    ]);
    expect(await codesOf('T1-80')).toEqual([box]);
  });
});
