import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { readAnnouncements } from '@matiz/contracts/marketing/announcements.ts';
import * as calls from '@matiz/contracts/staff/content/announcements.ts';
import { notificationColors } from '@matiz/domain/marketing/announcement.ts';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { evasions } from '#lib/rich-text-evasions.ts';
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
beforeEach(() => shop.sql`DELETE FROM announcement`);

type Form = BodyInput<typeof calls.createAnnouncement>['set'];
const create = (more: Partial<Form> = {}) =>
  ask(calls.createAnnouncement, { set: { message: 'Hola', color: 'blue', ...more } });
const add = async (more: Partial<Form> = {}) => (await create(more)).value.result;
const seen = async () => (await guest(readAnnouncements)).value.result;
const minute = (n: number) => new Date(clock().getTime() + n * 60_000).toISOString();
const said = async () =>
  (await seen()).map(({ message }) => message[0]?.items[0]?.[0]?.text).join(' ');

describe('GET /announcements', () => {
  it('§2 tells each colour, the message as blocks and whether it can be dismissed', async () => {
    for (const color of notificationColors) {
      await shop.sql`DELETE FROM announcement`;
      const { id } = await add({
        color,
        message: '<p><b>Hoy</b> <a href="/home/offers">ofertas</a></p>',
        isDismissable: false,
      });
      expect(await seen()).toEqual([
        {
          _id: id,
          color,
          message: [
            {
              tag: 'p',
              items: [
                [
                  { text: 'Hoy', strong: true },
                  { text: ' ' },
                  { text: 'ofertas', href: '/home/offers' },
                ],
              ],
            },
          ],
          dismissable: false,
        },
      ]);
    }
  });

  it('shows the three newest, each from its start until its end and not at it', async () => {
    await add({ message: 'siempre' });
    await add({ message: 'pronto', startsAt: minute(1), endsAt: minute(2) });
    await add({ message: 'apagado', isShown: false });
    const told = [await said()];
    for (let n = 0; n < 2; n += 1) {
      clock.advance(60_000);
      told.push(await said());
    }
    expect(told).toEqual(['siempre', 'pronto siempre', 'siempre']);
    for (const message of ['dos', 'tres', 'cuatro']) await add({ message });
    expect(await said()).toBe('cuatro tres dos');
  });

  it('draws nothing of what was stored without a form but words and ways within the shop', async () => {
    for (const evasion of evasions) {
      await shop.sql`DELETE FROM announcement`;
      await shop.sql`INSERT INTO announcement (message, words, color)
        VALUES (${`${evasion.replaceAll('\u0000', '')}<p>fin`}, 'x', 'red')`;
      const [shown] = await seen();
      const words = shown?.message.flatMap(({ items }) => items.flat()) ?? [];
      for (const { href } of words) expect(href ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });
});

describe('POST /staff/announcements', () => {
  it('keeps what may be drawn, and a link to another site as its words', async () => {
    const written =
      '<p onclick="x()">Ven <a href="https://malo.example">acá</a> o <a href="/home/offers">allá</a></p><script>x()</script>';
    expect(await add({ message: written })).toMatchObject({
      message: '<p>Ven acá o <a href="/home/offers">allá</a></p>',
      words: 'Ven acá o allá',
    });
  });

  it.each([
    ['a colour that is none of the six', { color: 'pink' }, 'set.color'],
    ['no message', { message: ' ' }, 'set.message'],
    ['a message of code alone', { message: '<script>x()</script>' }, 'set.message'],
    ['more than is read', { message: 'a'.repeat(401) }, 'set.message'],
    ['an end that has passed', { endsAt: minute(-1) }, 'set.endsAt'],
    ['an end before its start', { startsAt: minute(9), endsAt: minute(8) }, 'set.endsAt'],
  ])('refuses %s', async (_title, more, field) => {
    const { status, refusal } = await create(more as Partial<Form>);
    expect([status, refusal?.fields?.[0]?.path]).toEqual([400, field]);
    expect(await seen()).toEqual([]);
  });
});

test('PUT /staff/announcements holds an end against the start that is stored', async () => {
  const { id } = await add({ startsAt: minute(30) });
  const change = (version: number, set: Partial<Form>) =>
    ask(calls.changeAnnouncement, { id, version, set });
  expect((await change(1, { endsAt: minute(20) })).refusal?.fields?.[0]?.path).toBe('set.endsAt');
  expect((await change(1, { color: 'red' })).value.result).toMatchObject({ version: 2 });
  expect((await change(1, { color: 'gray' })).refusal?.code).toBe('ROW_CHANGED');
});

test('GET /staff/announcements lists the newest first and finds by its words', async () => {
  await add({ message: '<p><b>Navi</b>dad</p>' });
  await add({ message: 'Día del estilista' });
  const list = async (query = '') =>
    (await ask(calls.listAnnouncements, undefined, { query })).value.rows.map(({ words }) => words);
  expect(await list()).toEqual(['Día del estilista', 'Navidad']);
  expect(await list('?q=NAVIDAD')).toEqual(['Navidad']);
});

test('GET /staff/announcements/one reads what was written', async () => {
  const { id } = await add({ message: 'Día del estilista' });
  const one = await ask(calls.readAnnouncement, undefined, { query: `?id=${id}` });
  expect(one.value.result).toMatchObject({ message: '<p>Día del estilista</p>', endsAt: null });
});

test('DELETE /staff/announcements takes one away', async () => {
  const { id, version } = await add();
  await ask(calls.removeAnnouncement, { id, version });
  expect(await seen()).toEqual([]);
});

test('GET /staff/announcements/history tells what became of one, though it is gone', async () => {
  const { id, version } = await add();
  await ask(calls.removeAnnouncement, { id, version });
  const { rows } = (await ask(calls.listAnnouncementHistory, undefined, { query: `?f.id=${id}` }))
    .value;
  expect(rows.map(({ action }) => action)).toEqual([
    'announcement.removed',
    'announcement.created',
  ]);
});

test('POST /staff/announcements/bulk hides several at once', async () => {
  const rows = [await add(), await add()];
  const done = await bulkAs(ask, calls.bulkAnnouncements, rows, { set: { isShown: false } });
  expect([done, await seen()]).toEqual([{ done: 2, why: [] }, []]);
});
