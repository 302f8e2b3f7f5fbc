import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { sayMappingFault } from '@matiz/contracts/catalogue/import-sentences.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '#db/audit.ts';
import { createImportFixture, type ImportFixture } from '#testing/imports.ts';
import { writeWorkbook } from '#testing/workbook.ts';

let test: ImportFixture;
beforeAll(async () => {
  test = await createImportFixture();
});
afterAll(() => test.close());

const named = (code: string) => test.sql<{ name: string }[]>`
  SELECT name FROM product WHERE code = ${code}`;
const pricesOf = (code: string) => test.sql<{ price: number }[]>`
  SELECT DISTINCT price FROM base_price JOIN product ON product.id = product_id
  WHERE code = ${code}`;

describe('catalogue:import of a list with columns of its own', () => {
  const list = `Ref.,Nombre del producto,Marca,Categoría,Valor venta,Costo,Cosa rara
L1,Champú de miel,alma,tintes,"65,000",100,x
L2,Cera,Alma,Tintes,$ 9.500 COP,100,x`;

  it('says what it takes each column for, all at once, and imports nothing before that is accepted', async () => {
    const outcome = await test.tryTaking(list);
    expect(outcome).toMatchObject({ error: { of: 'mapping', fault: { code: 'UNDECIDED' } } });
    if (outcome.ok || outcome.error.of !== 'mapping') throw new Error('it was taken');
    const { fault } = outcome.error;
    if (fault.code !== 'UNDECIDED') throw new Error(sayMappingFault(fault));
    expect(fault.columns.map(({ target, certainty }) => `${target} ${certainty}`)).toEqual([
      'codigo sure',
      'producto sure',
      'marca own',
      'categoria own',
      'precio sure',
      'null unused',
      'null unknown',
    ]);
    expect(await named('L1')).toEqual([]);
  });

  it('shows in a dry run what would become of it', async () => {
    const report = await test.take(list, { isDryRun: true });
    expect([report.counts, report.format]).toEqual(['2 0 0 0', 'list']);
  });

  it('takes what it is told, in our words or usual ones, and remembers it', async () => {
    const map = new Map([
      ['Ref.', 'sku'],
      ['nombre del producto', 'nombre'],
      ['Valor venta', 'precio_base'],
    ]);
    const first = await test.take(list, { map, ignore: ['Cosa rara'] });
    expect([first.counts, first.isMappingKept]).toEqual(['2 0 0 0', false]);
    expect([await pricesOf('L1'), await pricesOf('L2')]).toEqual([
      [{ price: 65_000 }],
      [{ price: 9_500 }],
    ]);
    // The same columns in another order, next month.
    const next =
      'Marca,Ref.,Nombre del producto,Categoría,Valor venta,Costo,Cosa rara\n,L1,,,70.000,1,';
    const again = await test.take(next);
    expect([again.counts, again.isMappingKept]).toEqual(['0 1 0 0', true]);
    expect(await pricesOf('L1')).toEqual([{ price: 70_000 }]);
    expect(await findViolations(test.sql)).toEqual([]);
  });

  it('takes the price of a product that has tones by the code of the product', async () => {
    const tones = `codigo_producto,codigo,producto,marca,categoria,tono,color,precio
LT,LT-1,Tinte de la lista,Alma,Tintes,6.1,#554433,10000
LT,LT-2,,,,7.1,#665544,`;
    expect((await test.take(tones)).counts).toBe('2 0 0 0');
    const prices = 'Ref.,Valor venta\nLT,12.500\nL2,9.900';
    const map = new Map([
      ['Ref.', 'sku'],
      ['Valor venta', 'precio_base'],
    ]);
    expect((await test.take(prices, { map })).counts).toBe('0 2 0 0');
    expect([await pricesOf('LT'), await pricesOf('L2')]).toEqual([
      [{ price: 12_500 }],
      [{ price: 9_900 }],
    ]);
    expect(await findViolations(test.sql)).toEqual([]);
  });

  it('says so of a column or a name that there is not', async () => {
    const wrong = (map: [string, string][]) => test.tryTaking(list, { map: new Map(map) });
    expect(await wrong([['Nada', 'precio']])).toMatchObject({
      error: { fault: { code: 'NO_SUCH_COLUMN', column: 'Nada' } },
    });
    expect(await wrong([['Ref.', 'zzz']])).toMatchObject({
      error: { fault: { code: 'NO_SUCH_TARGET', target: 'zzz' } },
    });
  });

  it('leaves one column out of a file with ours, and stays strict', async () => {
    const text = 'codigo_producto,producto,marca,categoria,precio,interno\nL9,Gel,Alma,Tintes,0,x';
    expect(await test.tryTaking(text)).toMatchObject({ error: { of: 'mapping' } });
    const report = await test.take(text, { ignore: ['interno'] });
    expect([report.format, report.counts]).toEqual(['matiz', '0 0 0 1']);
  });

  it('makes codes of names for a list without any, the same each time', async () => {
    const text =
      'Nombre;Marca;Categoría;Tono;Precio venta\nLabial;Alma;Tintes;Rojo;100\nLabial;Alma;Tintes;Vino;100';
    const accept = { acceptsProposal: true };
    expect((await test.take(text, accept)).counts).toBe('2 0 0 0');
    expect((await test.take(text, accept)).counts).toBe('0 0 2 0');
    expect(await named('labial-alma')).toEqual([{ name: 'Labial' }]);
  });

  it('takes once what a list names again, and refuses what then says something else', async () => {
    const text = `StockCode,Description,Brand,Category,UnitPrice
R1,Uno,Alma,Tintes,100
R1,Uno,Alma,Tintes,100
R1,Uno,Alma,Tintes,120`;
    const report = await test.take(text, { acceptsProposal: true });
    expect([report.counts, report.repeated]).toEqual(['1 0 0 1', 1]);
    expect(report.reasons).toEqual(['4 El código R1 ya está en la fila 2.']);
  });

  it('separates sizes that cost differently, and finds them again', async () => {
    const text = `Código padre,SKU,Nombre,Marca,Categoría,Presentación,Precio venta
P7,P7-60,Mascarilla,Alma,Tintes,60ml,9000
P7,P7-1000,Mascarilla,Alma,Tintes,1000 ML,45000`;
    expect((await test.take(text, { acceptsProposal: true })).newProducts).toBe(2);
    expect(await pricesOf('P7-60')).toEqual([{ price: 9_000 }]);
    expect(await named('P7-1000')).toEqual([{ name: 'Mascarilla 1000 ml' }]);
    expect((await test.take(text)).counts).toBe('0 0 2 0');
  });

  it('separates a price that differs in a file with our columns when it is told to', async () => {
    const text = `codigo_producto,codigo,producto,marca,categoria,tono,color,precio
S1,S1-1,Tinte S,Alma,Tintes,1.0,#111111,100
S1,S1-2,,,,2.0,#222222,100
S1,S1-3,,,,12.1,#eeeeee,150`;
    expect((await test.take(text)).reasons[0]).toContain('agrega --split');
    expect((await test.take(text.replaceAll('S1', 'S2'), { splits: true })).counts).toBe('3 0 0 0');
    expect(await named('S2-12-1')).toEqual([{ name: 'Tinte S 12.1' }]);
  });
});

describe('catalogue:import reads whatever a list is written in', () => {
  const head = 'codigo_producto,producto,marca,categoria,precio';
  const text = (code: string) => `${head}\n${code},Champú «Ñandú»,Alma,Tintes,100`;
  it.each([
    ['UTF-8 with its mark', 'utf-8', (code: string) => Buffer.from(`\ufeff${text(code)}`)],
    ['Windows-1252', 'windows-1252', (code: string) => Buffer.from(text(code), 'latin1')],
    ['UTF-16', 'utf-16le', (code: string) => Buffer.from(`\ufeff${text(code)}`, 'utf16le')],
    ['UTF-16 without a mark', 'utf-16le', (code: string) => Buffer.from(text(code), 'utf16le')],
    [
      'UTF-16 of a Mac',
      'utf-16be',
      (code: string) => Buffer.from(`\ufeff${text(code)}`, 'utf16le').swap16(),
    ],
    ['a packed CSV', 'utf-8', (code: string) => gzipSync(text(code))],
  ])('%s', async (_title, encoding, bytes) => {
    const code = `E-${encoding}-${_title.length}`;
    const report = await test.take(bytes(code));
    expect([report.counts, report.encoding]).toEqual(['1 0 0 0', encoding]);
    expect(await named(code)).toEqual([{ name: 'Champú «Ñandú»' }]);
  });

  it('an old spreadsheet of a Mac', async () => {
    const bytes = Buffer.from(
      text('E-mac').replace('Champú «Ñandú»', 'Champ\x9c \x84and\x9c'),
      'latin1',
    );
    expect((await test.take(bytes)).encoding).toBe('macintosh');
    expect(await named('E-mac')).toEqual([{ name: 'Champú Ñandú' }]);
  });

  it('a workbook: the sheet that holds most, below its title, with numbers as they are', async () => {
    const book = writeWorkbook({
      Instrucciones: [['Lea esto']],
      Lista: [
        ['LISTA DE PRECIOS 2026'],
        [],
        ['Código', 'Nombre', 'Marca', 'Categoría', 'Precio venta', 'Tono', 'Existencias BOG'],
        ['X1', 'Tinte', 'Alma', 'Tintes', 12_605.042, 7.1, 12],
        [770_201, 'Cera', 'Alma', 'Tintes', 9_500, null, 3],
      ],
    });
    const report = await test.take(book, { acceptsProposal: true });
    expect([report.counts, report.encoding]).toEqual(['2 0 0 0', null]);
    expect(report.notes).toEqual({ PRICE_ROUNDED: 1 });
    expect(await pricesOf('tinte-alma')).toEqual([{ price: 12_605 }]);
    expect(await named('770201')).toEqual([{ name: 'Cera' }]);
    const [tone] = await test.sql`SELECT tone_number FROM product_version WHERE code = 'X1'`;
    expect(tone).toEqual({ tone_number: '7.1' });
  });

  it('a list of objects, packed too, with a row for each of their tones', async () => {
    const shades = [
      { colour_name: 'Rouge Corail', hex_value: '#bd233e' },
      { colour_name: 'Nude', hex_value: '#C095BC,#FFFFFF' },
      { colour_name: 'Sin color', hex_value: '' },
    ];
    const objects = [
      { id: 901, name: 'Labial', brand: 'Alma', category: 'Tintes', price: '12000', shades },
      { id: 902, name: 'Brillo', brand: null, category: 'Tintes', price: '0.0', shades: [] },
    ];
    const options = { acceptsProposal: true, brand: 'Alma' };
    const report = await test.take(gzipSync(JSON.stringify({ products: objects })), options);
    expect([report.counts, report.notes]).toEqual([
      '4 0 0 0',
      { COLOUR_MENDED: 1, PRICE_LEFT_OUT: 1 },
    ]);
    const tones = await test.sql`SELECT tone_name, swatch_hex FROM product_version
      JOIN product ON product.id = product_id WHERE product.code = '901'
      ORDER BY product_version.id`;
    expect(tones).toEqual([
      { tone_name: 'Rouge Corail', swatch_hex: '#bd233e' },
      { tone_name: 'Nude', swatch_hex: '#c095bc' },
      { tone_name: 'Sin color', swatch_hex: '#b8aca3' },
    ]);
  });

  it('writes the bad rows of a workbook so that they can be imported corrected', async () => {
    const book = writeWorkbook({
      Hoja: [
        ['Código', 'Nombre', 'Marca', 'Categoría', 'Precio venta'],
        ['B1', 'Uno', 'Nadie', 'Tintes', 100],
      ],
    });
    const report = await test.take(book, { acceptsProposal: true });
    const bad = readFileSync(report.badFile ?? '', 'utf8');
    expect(bad).toContain('no conocemos la marca «Nadie»');
    // The columns are those of the workbook, and what they are is remembered.
    expect((await test.take(bad.replace('Nadie;', 'Alma;'))).counts).toBe('1 0 0 0');
  });
});

it('catalogue:template writes a file to fill in, whose examples are passed over', async () => {
  const file = `${test.folder}/plantilla.csv`;
  await test.deps.catalogueImport.template(file);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('existencias_BOG;existencias_MED;llegadas_BOG;llegadas_MED');
  const [header = ''] = text.split('\n');
  const row = header
    .split(';')
    .map(
      (name) =>
        ({ codigo_producto: 'T1', producto: 'Uno', marca: 'Alma', categoria: 'Tintes' })[
          name.replace('\ufeff', '')
        ] ?? '',
    );
  const report = await test.take(`${text}${row.join(';')}\n`);
  expect([report.counts, report.rows]).toEqual(['1 0 0 0', 1]);
  // An example that is filled in again is a product like any other.
  const own = await test.take(
    text
      .replaceAll('EJEMPLO-', 'MIO-')
      .replaceAll('Tu marca', 'Alma')
      .replaceAll(/Coloración > Tintes|Coloración > Oxidantes|Cuidado > Champús/g, 'Tintes')
      .replace('champu.jpg', ''),
  );
  expect([own.counts, own.reasons]).toEqual(['4 0 0 0', []]);
});
