import { readdirSync } from 'node:fs';
import path from 'node:path';
import { mostImportBytes } from '@matiz/contracts/staff/catalogue/imports.ts';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, test as table } from 'vitest';
import { createImportFixture, type ImportFixture } from '#testing/imports.ts';
import { signIn } from '#testing/sign-in.ts';
import { uploadsOf } from '#testing/uploads.ts';
import { writeWorkbook } from '#testing/workbook.ts';

let test: ImportFixture;
let desk: ReturnType<typeof uploadsOf>;
beforeAll(async () => {
  test = await createImportFixture();
  desk = uploadsOf(test, await signIn(test, 'Staff'));
});
afterAll(() => test.close());

const list = (code: string, price: number) =>
  `Ref.;Nombre del producto;Marca;Categoría;Valor venta\n${code};Champú de miel;Alma;Tintes;${price}\n`;
const pricesOf = async (code: string) =>
  (
    await test.sql<{ price: number }[]>`
      SELECT DISTINCT price FROM base_price JOIN product ON product.id = product_id
      WHERE code = ${code}`
  ).map(({ price }) => price);

describe('POST /staff/imports', () => {
  it('refuses a file of 300 MB with what to do, before a byte of it comes', async () => {
    const { status, refusal } = await desk.begin({ name: 'todo.csv', size: 300 * 1024 * 1024 });
    expect([status, refusal?.message]).toEqual([
      413,
      'El archivo pesa 300 MB y aquí caben 200 MB. Divídelo en dos, o quítale lo que no se importa.',
    ]);
    expect((await desk.begin({ name: 'todo.csv', size: mostImportBytes })).status).toBe(200);
  });
});

describe('PUT /staff/imports/part', () => {
  it('goes on where a file broke off, and takes a piece twice', async () => {
    const bytes = Buffer.from(list('PART1', 10_000));
    const { id } = (await desk.begin({ name: 'lista.csv', size: bytes.length })).value.result;
    await desk.send(id, 0, bytes.subarray(0, 20));
    expect((await desk.read(id)).received).toBe(20);
    // Its answer was lost, so it comes again.
    expect((await desk.send(id, 0, bytes.subarray(0, 20))).json().result.received).toBe(20);
    expect((await desk.send(id, 20, bytes.subarray(20))).json().result.received).toBe(bytes.length);
    await test.deps.importDesk.runner.settled();
    expect(await desk.read(id)).toMatchObject({ state: 'done', reading: { format: 'list' } });
  });

  it('refuses a piece after a gap, beyond the end, or of a file that is here', async () => {
    const { id } = (await desk.begin({ name: 'lista.csv', size: 10 })).value.result;
    const piece = (length: number) => Buffer.alloc(length, 'a');
    expect((await desk.send(id, 5, piece(5))).json().code).toBe('IMPORT_NOT_NOW');
    expect((await desk.send(id, 0, piece(11))).json().code).toBe('IMPORT_NOT_NOW');
    expect((await desk.read(id)).received).toBe(0);
    const { id: whole } = await desk.upload('lista.csv', list('PART2', 1_000));
    expect((await desk.send(whole, 0, piece(1))).json().code).toBe('IMPORT_NOT_NOW');
  });

  it('takes nothing but bytes, and no more of them than a piece has', async () => {
    const { id } = (await desk.begin({ name: 'lista.csv', size: 10_000_000 })).value.result;
    const reply = await desk.send(id, 0, Buffer.alloc(1024 * 1024 + 1));
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'BODY_TOO_LARGE']);
  });
});

describe('GET /staff/imports/one', () => {
  it('says what each column most likely is, with examples, as the command line does', async () => {
    const { reading } = await desk.upload('lista.csv', list('COL1', 20_924));
    expect(reading).toMatchObject({ encoding: 'utf-8', delimiter: ';' });
    expect(reading?.columns).toEqual([
      { name: 'Ref.', target: 'codigo', certainty: 'sure', examples: ['COL1'] },
      {
        name: 'Nombre del producto',
        target: 'producto',
        certainty: 'sure',
        examples: ['Champú de miel'],
      },
      { name: 'Marca', target: 'marca', certainty: 'own', examples: ['Alma'] },
      { name: 'Categoría', target: 'categoria', certainty: 'own', examples: ['Tintes'] },
      { name: 'Valor venta', target: 'precio', certainty: 'sure', examples: ['20924'] },
    ]);
  });

  table.each([
    ['a workbook with a password', 'lista.xlsx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /clave/],
    ['an old workbook', 'lista.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /\.xlsx/],
    ['a broken workbook', 'lista.xlsx', Buffer.from('PK\x03\x04 nothing'), /dañado/],
    ['a picture', 'foto.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255, 254, 1]), /./],
    ['a PDF', 'lista.csv', Buffer.from('%PDF-1.7 etc.'), /no es una lista/],
    ['quotes that never close', 'lista.csv', Buffer.from('a,b\n"x,1\n'), /comillas/],
  ])('says of %s what to do', async (_name, name, content, sentence) => {
    const upload = await desk.upload(name, content);
    expect(upload).toMatchObject({ state: 'refused', may: ['read'] });
    expect(upload.problem).toMatch(sentence);
    expect(upload.problem).not.toContain('--');
  });

  it('refuses a workbook that fills the memory, whatever it says of its size', async () => {
    const bomb = Buffer.from(zipSync({ 'xl/a.xml': new Uint8Array(140 * 1024 * 1024) }));
    // Its own list says that it is small.
    const end = bomb.lastIndexOf(Buffer.from('504b0102', 'hex'));
    bomb.writeUInt32LE(10, end + 24);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect((await desk.upload('lista.xlsx', bomb)).problem).toMatch(/demasiado grande/);
  });
});

describe('PUT /staff/imports', () => {
  it('checks without changing, loads, and undoes, as the command line would', async () => {
    const { id } = await desk.upload('lista.csv', list('FLOW1', 10_000));
    const checked = await desk.take(id, 'check');
    expect(checked.report).toMatchObject({ isDryRun: true, new: 1, bad: 0, newProducts: 1 });
    expect(await pricesOf('FLOW1')).toEqual([]);
    const loaded = await desk.take(id, 'load');
    expect(loaded).toMatchObject({ may: ['undo'], report: { isDryRun: false, new: 1 } });
    expect(await pricesOf('FLOW1')).toEqual([10_000]);
    const undone = await desk.take(id, 'undo');
    expect(undone).toMatchObject({ may: [], undone: { undone: 1, partly: 0 } });
    expect(await pricesOf('FLOW1')).toEqual([]);
    const audit = await test.sql<{ action: string }[]>`
      SELECT action FROM audit_entry WHERE subject = ${`import:${id}`} ORDER BY id`;
    expect(audit.map(({ action }) => action)).toEqual(['import.loaded', 'import.undone']);
  });

  it('names prices that jump by more than 30 % before anything else', async () => {
    await test.take(
      'codigo_producto,producto,marca,categoria,precio\nJ1,Uno,Alma,Tintes,10000\nJ2,Dos,Alma,Tintes,10000\nJ3,Tres,Alma,Tintes,10000',
    );
    const { id } = await desk.upload(
      'lista.csv',
      'codigo_producto,precio\nJ1,12900\nJ2,14000\nJ3,1000',
    );
    const { report } = await desk.take(id, 'check');
    expect(report).toMatchObject({ changed: 3, examples: { rises: 2, falls: 2 } });
    // In both warehouses, the largest step first.
    expect(report?.examples.steps.map(({ code, after }) => `${code} ${after}`)).toEqual([
      'J3 1000',
      'J3 1000',
      'J2 14000',
      'J2 14000',
    ]);
  });

  it('takes what is said of a column, and remembers it for the supplier alone', async () => {
    const odd = (code: string) =>
      `Ref.,Nombre,Marca,Categoría,Lista A,Lista B\n${code},Cera,Alma,Tintes,1000,2000`;
    const columns = { 'Lista A': null, 'Lista B': 'precio' };
    const { id } = await desk.upload('marzo.csv', odd('SUP1'), 'Alma Distribuciones');
    await desk.take(id, 'load', { columns });
    expect(await pricesOf('SUP1')).toEqual([2_000]);
    const targetsOf = async (supplier: string) => {
      const { reading } = await desk.upload('abril.csv', odd('SUP2'), supplier);
      return reading?.columns.slice(4).map(({ target, certainty }) => `${target} ${certainty}`);
    };
    expect(await targetsOf('ALMA distribuciones')).toEqual(['null kept', 'precio kept']);
    expect(await targetsOf('')).not.toContain('precio kept');
  });

  it('does not let a role change what it may not: its column is named', async () => {
    const clerk = await signIn(test, 'Staff');
    await test.sql`UPDATE staff_member SET roles = '{catalogue}' WHERE user_id = ${clerk.userId}`;
    const hers = uploadsOf(test, clerk);
    const { id } = await hers.upload('lista.csv', list('ROLE1', 1_000));
    for (const step of ['check', 'load'] as const) {
      const { state, problem } = await hers.take(id, step);
      expect([state, problem]).toEqual(['refused', expect.stringContaining('«Valor venta»')]);
    }
    await hers.take(id, 'load', { columns: { 'Valor venta': null } });
    expect(await test.sql`SELECT name FROM product WHERE code = 'ROLE1'`).toHaveLength(1);
    expect(await pricesOf('ROLE1')).toEqual([]);
  });

  it('keeps HTML in a name as text', async () => {
    const { id } = await desk.upload(
      'lista.csv',
      'codigo_producto,producto,marca,categoria,precio\nHTML1,<b onclick=x>Cera</b>,Alma,Tintes,1000',
    );
    await desk.take(id, 'load');
    expect(await test.sql`SELECT name FROM product WHERE code = 'HTML1'`).toEqual([
      { name: '<b onclick=x>Cera</b>' },
    ]);
  });

  it('refuses a second step while one is at work, and undoing what was never loaded', async () => {
    const { id } = await desk.upload('lista.csv', list('NOT1', 1_000));
    expect((await desk.request({ id, step: 'undo' })).refusal?.code).toBe('IMPORT_NOT_NOW');
    await test.sql`UPDATE import_upload SET state = 'working', alive_until = now() + '1 day'
      WHERE id = ${id}`;
    expect((await desk.request({ id, step: 'load' })).refusal?.code).toBe('IMPORT_NOT_NOW');
  });

  it('takes up what a server left that ended, and what another import kept waiting', async () => {
    const { id } = await desk.upload('lista.csv', list('LEFT1', 1_000));
    const now = '2026-11-21T17:00:00Z';
    await test.sql`INSERT INTO import_batch (id, file_name, format, started_at, alive_until)
      VALUES (gen_random_uuid(), 'otro.csv', 'matiz', ${now}, ${now}::timestamptz + '1 minute'::interval)`;
    expect((await desk.take(id, 'load')).state).toBe('waiting');
    await test.sql`DELETE FROM import_batch WHERE file_name = 'otro.csv'`;
    await test.sql`UPDATE import_upload SET state = 'working',
      alive_until = ${now}::timestamptz - '1 second'::interval WHERE id = ${id}`;
    await test.deps.importDesk.uploads.resume();
    await test.deps.importDesk.runner.settled();
    expect(await desk.read(id)).toMatchObject({
      state: 'done',
      report: { isDryRun: false, new: 1 },
    });
  });

  it('reads a workbook, and another encoding when it is told', async () => {
    const book = writeWorkbook({
      Precios: [
        ['codigo_producto', 'producto', 'marca', 'categoria', 'precio'],
        ['XL1', 'Cera', 'Alma', 'Tintes', 9_500],
      ],
    });
    const { id } = await desk.upload('lista.xlsx', book);
    await desk.take(id, 'load');
    expect(await pricesOf('XL1')).toEqual([9_500]);
    const old = Buffer.from(list('ENC1', 1_000), 'latin1');
    const read = await desk.upload('vieja.csv', old);
    expect(read.reading?.encoding).toBe('windows-1252');
    const again = await desk.take(read.id, 'read', { encoding: 'macintosh' });
    expect(again.reading?.encoding).toBe('macintosh');
  });
});

describe('GET /staff/imports/bad-rows', () => {
  it('leaves a file of bad rows with the reason beside each, in which nothing runs', async () => {
    const { id } = await desk.upload(
      'malas.csv',
      'codigo_producto,producto,marca,categoria,precio\nB1,=cmd|calc,Alma,Tintes,1000\nB2,@Sí,Almma,Tintes,1000',
    );
    const { report, hasBadRows } = await desk.take(id, 'check');
    expect([report?.bad, hasBadRows]).toEqual([2, true]);
    expect(report?.badExamples.map(({ line }) => line)).toEqual([2, 3]);
    const file = (await desk.badRows(id)).body;
    expect(file).toContain("B1,'=cmd|calc,Alma");
    expect(file).toContain("B2,'@Sí,Almma");
    expect(file).toMatch(/no conocemos la marca «Almma»/);
    expect(file).not.toContain('--');
  });
});

describe('PUT /staff/imports/stop', () => {
  it('stops at a wish, and can go on', async () => {
    const { id } = await desk.upload('lista.csv', list('STOP1', 1_000));
    await test.sql`UPDATE import_upload SET state = 'waiting', step = 'load' WHERE id = ${id}`;
    expect((await desk.stop(id)).value.result).toMatchObject({ state: 'stopped' });
    expect((await desk.take(id, 'load')).state).toBe('done');
    expect((await desk.stop(id)).refusal?.code).toBe('IMPORT_NOT_NOW');
  });
});

describe('GET /staff/imports', () => {
  it('lists every file with its counts, the newest first', async () => {
    const { id } = await desk.upload('última.csv', list('LIST1', 1_000));
    await desk.take(id, 'check');
    const rows = await desk.list();
    const mine = rows.find((row) => row.id === id);
    expect(mine).toMatchObject({
      fileName: 'última.csv',
      step: 'check',
      state: 'done',
      counts: { rows: 1, new: 1, changed: 0, unchanged: 0, bad: 0 },
    });
  });
});

describe('files that were handed over', () => {
  it('are kept for 30 days, and longer while they are at work', async () => {
    const old = await desk.upload('de-hace-un-mes.csv', list('OLD1', 1_000));
    const busy = await desk.upload('aun-en-cola.csv', list('OLD2', 1_000));
    const fresh = await desk.upload('de-hoy.csv', list('OLD3', 1_000));
    await test.sql`UPDATE import_upload SET changed_at = '2026-10-21',
      state = CASE WHEN id = ${busy.id} THEN 'waiting' ELSE state END
      WHERE id = ANY (${[old.id, busy.id]})`;
    await test.deps.importDesk.uploads.forgetFiles();
    const kept = readdirSync(path.join(test.folder, 'data'), { recursive: true }).map(String);
    const has = (name: string) => kept.some((file) => file.endsWith(name));
    expect([has('de-hace-un-mes.csv'), has('aun-en-cola.csv'), has('de-hoy.csv')]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await desk.read(fresh.id)).state).toBe('done');
  });
});
