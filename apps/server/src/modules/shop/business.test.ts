import {
  business,
  changeBusiness,
  listBusinessHistory,
  readBusiness,
} from '@matiz/contracts/staff/shop/business.ts';
import { expect, it } from 'vitest';
import { useStaff, useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp({ each: 'test' });
const ask = useStaff(shop);

const query = `?id=${business}`;
const save = (set: object, version = 1) => ask(changeBusiness, { id: business, version, set });

it('GET /staff/business/one is empty until someone writes it', async () => {
  const { value } = await ask(readBusiness, undefined, { query });
  expect(value.result).toMatchObject({ version: 1, name: '', nit: '', email: '' });
});

it.each(['900.123.456-8', '900123456', '9001234568', ' 900 123 456-8'])(
  'PUT /staff/business keeps the NIT %s with its check digit',
  async (nit) => {
    const { value } = await save({ name: 'Color y Corte SAS', nit });
    expect(value.result).toMatchObject({ name: 'Color y Corte SAS', nit: '900123456-8' });
  },
);

it('PUT /staff/business says at the field what is wrong', async () => {
  const faultOf = async (set: object) => (await save(set)).refusal?.fields?.[0];
  expect(await faultOf({ nit: '900.123.456-1' })).toEqual({
    path: 'set.nit',
    message: 'El NIT no cuadra con su dígito de verificación. Escríbelo como 900.123.456-8.',
  });
  expect(await faultOf({ email: 'tienda' })).toMatchObject({
    message: 'Escribe un correo válido, como nombre@tienda.co.',
  });
  expect((await save({ email: '' })).status).toBe(200);
});

it('GET /staff/business/history tells what was written', async () => {
  await save({ phone: '601 555 0101' });
  const { value } = await ask(listBusinessHistory, undefined, { query: `?f.id=${business}` });
  expect(value.rows[0]).toMatchObject({ before: { phone: '' }, after: { phone: '601 555 0101' } });
});
