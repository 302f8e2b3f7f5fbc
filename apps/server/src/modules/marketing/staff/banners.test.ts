import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { listBannersAt, listHomeBanners } from '@matiz/contracts/marketing.ts';
import * as calls from '@matiz/contracts/staff/content/banners.ts';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type Ask, askAs } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const clock = createClock('2026-11-22T15:00:00Z');
const shop = useTestApp({ clock, hasFolder: true });
let ask: Ask;
let guest: Ask;
let pictures: { desktopImage: string; mobileImage: string };
beforeAll(async () => {
  ask = askAs(shop, await signIn(shop, 'Staff'));
  guest = askAs(shop, await signIn(shop, 'Guest'));
  const drawn = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#a24' },
  })
    .jpeg()
    .toBuffer();
  const keyOf = async (shape: 'banner-wide' | 'banner-narrow') => {
    const uploads = shop.deps.pictureDesk.uploads;
    const asking = { principal: { userId: await staffId() }, requestId: 'r' } as never;
    const begun = await uploads.begin({ name: 'b.jpg', size: drawn.length, shape }, asking);
    if (!begun.ok) throw new Error(begun.error.code);
    const taken = await uploads.takePiece(begun.value.result.id, 0, drawn);
    return taken.ok ? String(taken.value.result.picture) : '';
  };
  pictures = {
    desktopImage: await keyOf('banner-wide'),
    mobileImage: await keyOf('banner-narrow'),
  };
});
beforeEach(() => shop.sql`DELETE FROM banner`);

async function staffId(): Promise<string> {
  const [row] = await shop.sql<{ id: string }[]>`SELECT user_id AS id FROM staff_member LIMIT 1`;
  return row?.id ?? '';
}

type Form = BodyInput<typeof calls.createBanner>['set'];
const create = (more: Partial<Form> = {}) =>
  ask(calls.createBanner, {
    set: { title: 'Semana del color', link: '/home/offers', ...pictures, ...more },
  });
const add = async (more: Partial<Form> = {}) => (await create(more)).value.result;
const titles = async () => (await ask(calls.listBanners)).value.rows.map(({ title }) => title);
const seen = async (platform = 'web') =>
  (await guest(listHomeBanners, undefined, { query: `?platform=${platform}` })).value.result.map(
    ({ title }) => title,
  );

describe('POST /staff/banners', () => {
  it('is seen by guests at once, in its two pictures', async () => {
    await add();
    const { value } = await guest(listHomeBanners, undefined, { query: '?platform=web' });
    expect(value.result).toMatchObject([
      {
        title: 'Semana del color',
        app_link: '/home/offers',
        desktop: { medium: pictures.desktopImage },
        mobile: { medium: pictures.mobileImage },
      },
    ]);
  });

  it.each([
    ['another site', { link: 'https://malo.example/' }, 'set.link'],
    ['another site without a scheme', { link: '//malo.example' }, 'set.link'],
    ['a script', { link: 'javascript:alert(1)' }, 'set.link'],
    ['what climbs out', { link: '/.//malo.example' }, 'set.link'],
    ['no picture of ours', { mobileImage: `upload/a.${'0'.repeat(10)}` }, 'set.mobileImage'],
    ['nowhere', { platforms: [] }, 'set.platforms'],
    [
      'an end before its start',
      { startsAt: '2026-11-23T15:00:00Z', endsAt: '2026-11-22T15:00:00Z' },
      'set.endsAt',
    ],
    ['a year that no shop means', { startsAt: '0001-01-01T00:00:00Z' }, 'set.startsAt'],
  ])('refuses %s', async (_title, more, field) => {
    const { status, refusal } = await create(more);
    expect([status, refusal?.fields?.[0]?.path]).toEqual([400, field]);
    expect(await titles()).toEqual([]);
  });
});

describe('GET /banner/list/home', () => {
  it('shows what is within its window, switched on and meant for the platform', async () => {
    const minute = (n: number) => new Date(clock().getTime() + n * 60_000).toISOString();
    await add({ title: 'ayer', endsAt: minute(0) });
    await add({ title: 'ahora', startsAt: minute(0), endsAt: minute(1) });
    await add({ title: 'mañana', startsAt: minute(1) });
    await add({ title: 'apagado', isShown: false });
    await add({ title: 'solo iPhone', platforms: ['ios'] });
    expect(await seen()).toEqual(['ahora']);
    expect(await seen('ios')).toEqual(['ahora', 'solo iPhone']);
    clock.advance(60_000);
    expect(await seen()).toEqual(['mañana']);
  });
});

describe('GET /banner/list/position', () => {
  const at = async (name: string, platform = 'web') =>
    (
      await guest(listBannersAt, undefined, { query: `?name=${name}&platform=${platform}` })
    ).value.result.map(({ title }) => title);

  it('shows each place its own, on its platforms, and nothing where there is no such place', async () => {
    await add({ title: 'portada' });
    await add({ title: 'bienvenida', shownIn: 'welcome' });
    await add({ title: 'solo en la app', shownIn: 'welcome', platforms: ['ios', 'android'] });
    expect([await at('home'), await at('welcome'), await at('welcome', 'ios')]).toEqual([
      ['portada'],
      ['bienvenida'],
      ['bienvenida', 'solo en la app'],
    ]);
    expect(await at('ningún lugar')).toEqual([]);
  });

  it.each(['?platform=web', '?name=home&platform=windows', '?name=home', '?name=&platform=web'])(
    'refuses %s',
    async (query) => {
      expect((await guest(listBannersAt, undefined, { query })).status).toBe(400);
    },
  );
});

test('a banner that goes to another place stands last there, and the rest closes up', async () => {
  const [a] = [await add({ title: 'A' }), await add({ title: 'B' })];
  await add({ title: 'W', shownIn: 'welcome' });
  const moved = await ask(calls.changeBanner, {
    id: a.id,
    version: 1,
    set: { shownIn: 'welcome' },
  });
  expect(moved.value.result).toMatchObject({ shownIn: 'welcome', place: 1 });
  const placesAt = async (shownIn: string) =>
    (await ask(calls.listBanners, undefined, { query: `?f.shownIn=${shownIn}` })).value.rows.map(
      ({ title, place }) => `${title}${place}`,
    );
  expect(await placesAt('welcome')).toEqual(['W0', 'A1']);
  await add({ title: 'C' });
  expect((await placesAt('home')).map((name) => name.slice(0, 1))).toEqual(['B', 'C']);
});

test('GET /staff/banners lists them in their order, and the other way round', async () => {
  for (const title of ['A', 'B', 'C']) await add({ title });
  expect(await titles()).toEqual(['A', 'B', 'C']);
  const last = await ask(calls.listBanners, undefined, { query: '?order=-place&limit=25&q=b' });
  expect(last.value.rows.map(({ title }) => title)).toEqual(['B']);
});

test('GET /staff/banners/one reads what was written, the last place where none was said', async () => {
  await add();
  const { id } = await add({ startsAt: '2026-12-01T05:00:00Z', platforms: ['web'] });
  const { value } = await ask(calls.readBanner, undefined, { query: `?id=${id}` });
  expect(value.result).toMatchObject({
    place: 1,
    startsAt: '2026-12-01T05:00:00Z',
    endsAt: null,
    platforms: ['web'],
    isShown: true,
  });
});

test('GET /staff/banners/history tells what a banner was and is', async () => {
  const { id } = await add({ title: 'Antes' });
  await ask(calls.changeBanner, { id, version: 1, set: { title: 'Después' } });
  const { rows } = (await ask(calls.listBannerHistory, undefined, { query: `?f.id=${id}` })).value;
  expect(rows[0]).toMatchObject({ before: { title: 'Antes' }, after: { title: 'Después' } });
});

describe('PUT /staff/banners', () => {
  it('moves a banner, and everybody’s place is told again', async () => {
    const [a] = [await add({ title: 'A' }), await add({ title: 'B' }), await add({ title: 'C' })];
    const { value } = await ask(calls.changeBanner, {
      id: a.id,
      version: a.version,
      set: { place: 2 },
    });
    expect([value.result.place, await titles(), await seen()]).toEqual([
      2,
      ['B', 'C', 'A'],
      ['B', 'C', 'A'],
    ]);
    // The others moved and were not edited: the one who has them open can save.
    expect((await ask(calls.listBanners)).value.rows.map(({ version }) => version)).toEqual([
      1, 1, 2,
    ]);
    await ask(calls.changeBanner, { id: a.id, version: 2, set: { place: 900 } });
    expect(await titles()).toEqual(['B', 'C', 'A']);
  });

  it('gives each a place of its own, however many come at once', async () => {
    await Promise.all(['A', 'B', 'C', 'D', 'E'].map((title) => add({ title })));
    const { rows } = (await ask(calls.listBanners)).value;
    expect(rows.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4]);
  });

  it('switches a banner off, holds a half window against the rest, and tells who was first', async () => {
    const banner = await add({ startsAt: '2026-12-01T05:00:00Z' });
    const change = (version: number, set: Partial<Form>) =>
      ask(calls.changeBanner, { id: banner.id, version, set });
    const early = await change(1, { endsAt: '2026-11-30T05:00:00Z' });
    expect(early.refusal?.fields?.[0]).toMatchObject({
      path: 'set.endsAt',
      message: 'Termina antes de empezar. Pon un final posterior.',
    });
    await change(1, { isShown: false });
    expect((await change(1, { title: 'Otro' })).refusal?.code).toBe('ROW_CHANGED');
  });
});

test('DELETE /staff/banners takes a banner away, and its history stays', async () => {
  const { id, version } = await add();
  await ask(calls.removeBanner, { id, version });
  expect(await seen()).toEqual([]);
  const { rows } = (await ask(calls.listBannerHistory, undefined, { query: `?f.id=${id}` })).value;
  expect(rows.map(({ action }) => action)).toEqual(['banner.removed', 'banner.created']);
});
