import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { readPromotionalHeader } from '@matiz/contracts/marketing/promotion.ts';
import * as calls from '@matiz/contracts/staff/content/promotions.ts';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { bulkAs } from '#testing/bulk.ts';
import { type Ask, askAs } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const clock = createClock('2026-11-22T15:00:00Z');
const shop = useTestApp({ clock });
let ask: Ask;
let guest: Ask;
beforeAll(async () => {
  ask = askAs(shop, await signIn(shop, 'Staff'));
  guest = askAs(shop, await signIn(shop, 'Guest'));
});
beforeEach(() => shop.sql`DELETE FROM promotion_header`);

type Form = BodyInput<typeof calls.createPromotion>['set'];
const create = (more: Partial<Form> = {}) =>
  ask(calls.createPromotion, {
    set: { title: 'Semana del color', background: '#a01d55', ...more },
  });
const add = async (more: Partial<Form> = {}) => (await create(more)).value.result;
const header = async () => (await guest(readPromotionalHeader)).value.result;
const minute = (n: number) => new Date(clock().getTime() + n * 60_000).toISOString();

describe('GET /promotional-header', () => {
  it('answers none where there is none', async () => {
    expect(await header()).toBeNull();
  });

  it('tells title, timer, end and colours, readable on each other', async () => {
    const { id } = await add({ hasTimer: true, endsAt: minute(90), link: '/home/offers' });
    expect(await header()).toEqual({
      _id: id,
      title: 'Semana del color',
      timer: true,
      end_date: minute(90),
      design: { background: '#a01d55', text: '#ffffff' },
      app_link: '/home/offers',
    });
  });

  it('is there from its start until its end and not at it; without an end it stays', async () => {
    await add({ title: 'siempre' });
    await add({ title: 'pronto', startsAt: minute(1), endsAt: minute(2) });
    await add({ title: 'apagada', startsAt: minute(0), isShown: false });
    const seen = [(await header())?.title];
    for (let n = 0; n < 2; n += 1) {
      clock.advance(60_000);
      seen.push((await header())?.title);
    }
    expect(seen).toEqual(['siempre', 'pronto', 'siempre']);
  });

  it('shows a page’s own colours and no link where what is stored is neither', async () => {
    await shop.sql`ALTER TABLE promotion_header DROP CONSTRAINT promotion_header_background_check,
      DROP CONSTRAINT promotion_header_app_link_check`;
    await shop.sql`INSERT INTO promotion_header (title, background, app_link)
      VALUES ('Vieja', 'red;}', 'https://malo.example')`;
    expect(await header()).toMatchObject({
      design: { background: '#2a1526', text: '#ffffff' },
      app_link: null,
    });
  });
});

describe('POST /staff/promotions', () => {
  it.each([
    ['no colour', { background: 'rojo' }, 'set.background'],
    ['a short colour', { background: '#a01' }, 'set.background'],
    ['a colour on which nothing is read', { background: '#7f7f7f' }, 'set.background'],
    ['another site', { link: '//malo.example' }, 'set.link'],
    ['an end that has passed', { endsAt: minute(-1) }, 'set.endsAt'],
    ['an end before its start', { startsAt: minute(9), endsAt: minute(8) }, 'set.endsAt'],
    ['a countdown to nothing', { hasTimer: true }, 'set.endsAt'],
    ['one to be told that has no start', { tells: true }, 'set.startsAt'],
    ['no title', { title: ' ' }, 'set.title'],
  ])('refuses %s', async (_title, more, field) => {
    const { status, refusal } = await create(more);
    expect([status, refusal?.fields?.[0]?.path]).toEqual([400, field]);
    expect(await header()).toBeNull();
  });
});

describe('PUT /staff/promotions', () => {
  it('holds what is sent against what is stored, and lets an end that passed be', async () => {
    const { id } = await add({ endsAt: minute(5) });
    const change = (version: number, set: Partial<Form>) =>
      ask(calls.changePromotion, { id, version, set });
    expect((await change(1, { hasTimer: true })).value.result).toMatchObject({ hasTimer: true });
    const endless = await change(2, { endsAt: null });
    expect(endless.refusal?.fields?.[0]?.message).toBe(calls.promotionSentences.endless);
    const startless = await change(2, { tells: true });
    expect(startless.refusal?.fields?.[0]?.message).toBe(calls.promotionSentences.startless);
    clock.advance(6 * 60_000);
    expect((await change(2, { title: 'Fue' })).value.result).toMatchObject({ version: 3 });
    expect((await change(1, { title: 'Otra' })).refusal?.code).toBe('ROW_CHANGED');
  });
});

test('GET /staff/promotions lists the newest first and finds by title', async () => {
  await add({ title: 'Navidad' });
  await add({ title: 'Día del estilista' });
  const list = async (query = '') =>
    (await ask(calls.listPromotions, undefined, { query })).value.rows.map(({ title }) => title);
  expect(await list()).toEqual(['Día del estilista', 'Navidad']);
  expect(await list('?q=NAVIDAD')).toEqual(['Navidad']);
});

test('GET /staff/promotions/one reads what was written, open where nothing was said', async () => {
  const { id } = await add({ title: 'Día del estilista' });
  const one = await ask(calls.readPromotion, undefined, { query: `?id=${id}` });
  expect(one.value.result).toMatchObject({ title: 'Día del estilista', link: null, endsAt: null });
});

test('DELETE /staff/promotions takes one away', async () => {
  const { id, version } = await add();
  await ask(calls.removePromotion, { id, version });
  expect(await header()).toBeNull();
});

test('GET /staff/promotions/history tells what became of one, though it is gone', async () => {
  const { id, version } = await add();
  await ask(calls.removePromotion, { id, version });
  const { rows } = (await ask(calls.listPromotionHistory, undefined, { query: `?f.id=${id}` }))
    .value;
  expect(rows.map(({ action }) => action)).toEqual(['promotion.removed', 'promotion.created']);
});

test('POST /staff/promotions/bulk hides some and takes others away, each with its version', async () => {
  const [one, two] = [await add({ title: 'Navidad' }), await add({ title: 'Verano' })];
  const hidden = await bulkAs(ask, calls.bulkPromotions, [one, two], { set: { isShown: false } });
  expect(hidden).toEqual({ done: 2, why: [] });
  expect(await header()).toBeNull();
  const late = await bulkAs(ask, calls.bulkPromotions, [{ ...one, version: 2 }, two], {
    remove: true,
  });
  expect(late).toEqual({
    done: 1,
    why: [['Verano', expect.stringMatching(/ guardó un cambio mientras tanto\.$/)]],
  });
});
