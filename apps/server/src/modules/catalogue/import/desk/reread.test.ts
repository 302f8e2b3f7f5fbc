import { afterAll, beforeAll, expect, it } from 'vitest';
import { createImportFixture, type ImportFixture } from '#testing/imports.ts';
import { signIn } from '#testing/sign-in.ts';
import { uploadsOf } from '#testing/uploads.ts';

let test: ImportFixture;
let desk: ReturnType<typeof uploadsOf>;
beforeAll(async () => {
  test = await createImportFixture();
  desk = uploadsOf(test, await signIn(test, 'Staff'));
});
afterAll(() => test.close());

const rows = 'Ref.;Nombre del producto;Marca;Categoría;Valor venta\nENC2;Champú;Alma;Tintes;1000\n';

it('PUT /staff/imports forgets a dry run once the file is read otherwise', async () => {
  const { id } = await desk.upload('vieja.csv', Buffer.from(rows, 'latin1'));
  expect(await desk.take(id, 'check')).toMatchObject({ report: { isDryRun: true } });
  const failed = await desk.take(id, 'read', { encoding: 'utf-8' });
  expect(failed).toMatchObject({
    state: 'refused',
    report: null,
    hasBadRows: false,
    may: ['read'],
  });
  const mended = await desk.take(id, 'read', { encoding: 'windows-1252' });
  expect(mended).toMatchObject({ state: 'done', report: null, may: ['read', 'check', 'load'] });
});
