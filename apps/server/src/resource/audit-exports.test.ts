import { listAudit } from '@matiz/contracts/staff/audit.ts';
import { noteExport } from '@matiz/contracts/staff/exports.ts';
import { expect, it } from 'vitest';
import { buildStaff } from '#testing/staff.ts';
import { useShop, useStaff } from '#testing/use-test-app.ts';

const shop = useShop();
const ask = useStaff(shop);
const file = { list: '/staff/products', kind: 'csv' as const, rows: 8430, query: { q: 'tinte' } };

it('POST /staff/exports writes down who took which list away, and refuses who may not', async () => {
  await ask(listAudit);
  const keeper = await buildStaff(shop, ['catalogue']);
  expect((await keeper.ask(noteExport, file)).value.result).toEqual({ rows: 8430 });
  const { value } = await ask(listAudit, undefined, { query: '?f.action=list.exported' });
  expect(value.rows).toMatchObject([
    {
      subject: 'list:/staff/products',
      after: { kind: 'csv', rows: 8430, query: { q: 'tinte' } },
      via: 'desk',
    },
  ]);
  const store = await buildStaff(shop, ['warehouse']);
  expect((await store.ask(noteExport, file)).refusal?.code).toBe('FORBIDDEN');
  expect((await keeper.ask(noteExport, { ...file, list: 'otra' })).refusal?.code).toBe(
    'INVALID_REQUEST',
  );
});
