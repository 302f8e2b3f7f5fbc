import * as calls from '@matiz/contracts/staff/shop/reasons.ts';
import { expect, it } from 'vitest';
import { useStaff, useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp({ each: 'test' });
const ask = useStaff(shop);
const set = { use: 'cancel', text: 'Zona sin cobertura' } as const;
const make = async () => (await ask(calls.createReason, { set })).value.result;
const choices = async () => (await ask(calls.readReasonChoices, undefined)).value.reasons;

it('POST /staff/reasons makes one that can be chosen, once', async () => {
  expect(await make()).toMatchObject({ ...set, version: 1 });
  expect(await choices()).toContainEqual(set);
  const again = await ask(calls.createReason, { set });
  expect(again.refusal).toMatchObject({ code: 'VALUE_TAKEN', fields: [{ path: 'set.text' }] });
});

it('GET /staff/reasons/choices has usual ones for all that asks for a reason', async () => {
  expect(new Set((await choices()).map(({ use }) => use))).toEqual(
    new Set(['adjust', 'cancel', 'block', 'register', 'payment']),
  );
});

it('GET /staff/reasons/one reads one', async () => {
  const { value } = await ask(calls.readReason, undefined, { query: '?id=8' });
  expect(value.result).toMatchObject({ use: 'block', text: 'Cartera vencida' });
});

it('PUT /staff/reasons says it otherwise', async () => {
  const { id } = await make();
  await ask(calls.changeReason, { id, version: 1, set: { text: 'Fuera de cobertura' } });
  const { value } = await ask(calls.readReason, undefined, { query: `?id=${id}` });
  expect(value.result).toMatchObject({ text: 'Fuera de cobertura', version: 2 });
});

it('GET /staff/reasons lists those of one use', async () => {
  const { value } = await ask(calls.listReasons, undefined, { query: '?f.use=block' });
  expect(new Set(value.rows.map(({ use }) => use))).toEqual(new Set(['block']));
});

it('DELETE /staff/reasons takes it away', async () => {
  const { id } = await make();
  expect((await ask(calls.removeReason, { id, version: 1 })).status).toBe(200);
  expect(await choices()).not.toContainEqual(set);
});

it('GET /staff/reasons/history tells who made it', async () => {
  const { id } = await make();
  const { value } = await ask(calls.listReasonHistory, undefined, { query: `?f.id=${id}` });
  expect(value.rows[0]).toMatchObject({ by: 'Ana Prueba', after: { text: set.text } });
});
