import * as calls from '@matiz/contracts/staff/content/onboarding-slides.ts';
import { expect, it } from 'vitest';
import { useStaff, useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp({ each: 'test' });
const ask = useStaff(shop);
const set = { title: 'Todo en preventa', text: 'Con su fecha.' };

it('GET /staff/onboarding-slides lists the two that the app opens with', async () => {
  const { value } = await ask(calls.listOnboardingSlides, undefined);
  expect(value.rows.map(({ id, title }) => [id, title])).toEqual([
    ['1', 'Sin productos agotados'],
    ['2', 'Sin monto mínimo'],
  ]);
});

it('PUT /staff/onboarding-slides words one, which GET /onboarding-slides tells everybody', async () => {
  expect((await ask(calls.changeOnboardingSlide, { id: '1', version: 1, set })).status).toBe(200);
  const reply = await shop.app.inject({ url: '/api/onboarding-slides' });
  expect(reply.json().result).toMatchObject([set, { title: 'Sin monto mínimo' }]);
  const late = await ask(calls.changeOnboardingSlide, { id: '1', version: 1, set });
  expect(late.refusal?.code).toBe('ROW_CHANGED');
});

it('GET /onboarding-slides is open to who has not logged in', async () => {
  const reply = await shop.app.inject({ url: '/api/onboarding-slides' });
  expect(reply.json().result).toHaveLength(2);
});

it('GET /staff/onboarding-slides/one reads one', async () => {
  const { value } = await ask(calls.readOnboardingSlide, undefined, { query: '?id=2' });
  expect(value.result).toMatchObject({ title: 'Sin monto mínimo', version: 1 });
});

it('GET /staff/onboarding-slides/history tells what it said before', async () => {
  await ask(calls.changeOnboardingSlide, { id: '1', version: 1, set });
  const history = await ask(calls.listOnboardingSlideHistory, undefined, { query: '?f.id=1' });
  expect(history.value.rows[0]).toMatchObject({ before: { title: 'Sin productos agotados' } });
});
