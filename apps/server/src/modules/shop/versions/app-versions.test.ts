import * as calls from '@matiz/contracts/staff/shop/app-versions.ts';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type Ask, askAs } from '#testing/orders.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp();
const store = 'https://play.google.com/store/apps/details?id=co.matiz';
let ask: Ask;
beforeAll(async () => {
  ask = askAs(shop, await signIn(shop, 'Staff'));
});
beforeEach(
  () => shop.sql`UPDATE app_version SET minimum = '1.2.0', latest = '2.0.0', version = 1,
    store_link = ${store}`,
);

async function compare(version_number: unknown, platform: unknown = 'Android', slash = '/') {
  const reply = await shop.app.inject({
    method: 'POST',
    url: `/api/compare_versions${slash}`,
    payload: { platform, version_number },
  });
  return { status: reply.statusCode, ...reply.json() };
}

describe('POST /compare_versions/', () => {
  it.each(['/', ''])(
    'answers without a session, with its last slash and without (%j)',
    async (slash) => {
      expect(await compare('2.0.0', 'Ios', slash)).toEqual({
        status: 200,
        ok: true,
        latest: '2.0.0',
        message: null,
        store_link: null,
      });
    },
  );

  it('shuts out what is older than the least, with the sentence and where to update', async () => {
    expect(await compare('1.1.9')).toMatchObject({
      ok: false,
      message: 'Hemos realizado cambios en nuestra aplicación, lo invitamos a actualizarla.',
      store_link: store,
    });
  });

  it('lets in what is served, and says where the newer one is', async () => {
    expect(await compare('1.10.0')).toMatchObject({
      ok: true,
      latest: '2.0.0',
      message: null,
      store_link: store,
    });
  });

  it.each(['1.x', '', 'latest', '1.2.3.4', '1'.repeat(41)])(
    'refuses %j at its field and shuts nobody out',
    async (text) => {
      const told = await compare(text);
      expect([told.status, told.code, told.fields?.[0]?.path]).toEqual([
        400,
        'INVALID_REQUEST',
        'version_number',
      ]);
    },
  );

  it.each(['web', 'ios', 'android', null])('knows no platform %j', async (platform) => {
    expect((await compare('1.0.0', platform)).status).toBe(400);
  });

  it('serves whatever asks where the shop keeps nothing of its platform', async () => {
    await shop.sql`DELETE FROM app_version WHERE platform = 'Ios'`;
    expect(await compare('0.1', 'Ios')).toMatchObject({ ok: true });
    await shop.sql`INSERT INTO app_version (platform, minimum, latest) VALUES ('Ios', '1', '1')`;
  });
});

type Form = Parameters<typeof change>[0];
const change = (
  set: { minimum?: string; latest?: string; storeLink?: string | null },
  version = 1,
) => ask(calls.changeAppVersion, { id: 'Android', version, set });

describe('PUT /staff/app-versions', () => {
  it('holds from the next question on', async () => {
    expect((await compare('1.2.0')).ok).toBe(true);
    expect((await change({ minimum: '2.0.0' })).value.result).toMatchObject({ version: 2 });
    expect((await compare('1.2.0')).ok).toBe(false);
  });

  it.each<[string, Form, string]>([
    ['no version', { minimum: '1.x' }, 'set.minimum'],
    ['a least that is newer than the latest', { minimum: '2.0.1' }, 'set.minimum'],
    ['a latest that is older than the least', { latest: '1.1' }, 'set.minimum'],
    ['another site', { storeLink: 'https://malo.example/app' }, 'set.storeLink'],
    ['a least without a store', { minimum: '1.3.0', storeLink: null }, 'set.storeLink'],
  ])('refuses %s', async (_title, set, field) => {
    const { status, refusal } = await change(set);
    expect([status, refusal?.fields?.[0]?.path]).toEqual([400, field]);
    expect((await compare('1.2.0')).ok).toBe(true);
  });
});

test('GET /staff/app-versions lists both shells', async () => {
  const { rows } = (await ask(calls.listAppVersions)).value;
  expect(rows.map(({ id, minimum }) => [id, minimum])).toEqual([
    ['Android', '1.2.0'],
    ['Ios', '1.2.0'],
  ]);
});

test('GET /staff/app-versions/one reads a shell', async () => {
  const { value } = await ask(calls.readAppVersion, undefined, { query: '?id=Ios' });
  expect(value.result).toMatchObject({ platform: 'Ios', latest: '2.0.0', storeLink: store });
});

test('GET /staff/app-versions/history tells what was served before', async () => {
  await change({ latest: '2.1.0' });
  const { rows } = (await ask(calls.listAppVersionHistory, undefined, { query: '?f.id=Android' }))
    .value;
  expect(rows[0]).toMatchObject({ before: { latest: '2.0.0' }, after: { latest: '2.1.0' } });
});
