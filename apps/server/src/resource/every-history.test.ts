import { allCalls } from '@matiz/contracts/calls.ts';
import type { Call } from '@matiz/contracts/define-call.ts';
import type { HistoryEntry } from '@matiz/contracts/staff/audit.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { buildHistories } from '../testing/histories/build-histories.ts';
import type { HistoryCases, Values } from '../testing/histories/history-case.ts';
import { ofUnits } from '../testing/histories/price-histories.ts';
import { createClock } from '../testing/ports.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { useTestApp } from '../testing/use-test-app.ts';

const clock = createClock('2026-11-22T15:00:00Z');
const shop = useTestApp({ clock, hasFolder: true });
let clerk: SignedIn;
let pictures: Values;
let kept: HistoryCases;

beforeAll(async () => {
  clerk = await signIn(shop, 'Staff');
  pictures = {
    desktopImage: await upload('banner-wide'),
    mobileImage: await upload('banner-narrow'),
  };
  kept = await buildHistories(shop, made);
});

const histories = allCalls
  .map(({ path }) => /^\/staff\/([a-z-]+)\/history$/.exec(path)?.[1])
  .filter((name) => name !== undefined);

test.each([...histories, 'coupons of units'])(
  '/staff/%s: what its history says of before, sent as a form sends it, brings it back',
  async (name) => {
    const { id: known, first, next, fixed = [] } = kept[name] ?? missing(name);
    const path = name.split(' ')[0] ?? '';
    const id = known ?? (await made(path, first));
    if (known) await change(path, id, first);
    const before = await read(path, id);
    await change(path, id, next);
    const changed = await read(path, id);
    const form = name === path ? formOf(path).filter((field) => !fixed.includes(field)) : ofUnits;
    for (const field of form) expect([field, changed[field]]).not.toEqual([field, before[field]]);
    const said = (await entries(path, id))[0]?.before ?? {};
    expect(Object.keys(said)).toEqual(expect.arrayContaining(form));
    await change(path, id, Object.fromEntries(form.map((field) => [field, asSent(said[field])])));
    const back = await read(path, id);
    const pick = (row: Values) => Object.fromEntries(form.map((field) => [field, row[field]]));
    expect(pick(back)).toEqual(pick(before));
  },
);

/** As the desk's forms send what a row answers: products and parts by their codes and ids. */
function asSent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asSent);
  if (typeof value !== 'object' || value === null) return value;
  const { by, products, productId, optionId, quantity, code, image, ...rest } = value as Values;
  if (by === 'hand') return { by, codes: asSent(products) };
  if (by !== undefined) return { by, ...rest };
  if (productId !== undefined) return { productId, optionId, quantity };
  return image === undefined ? value : code;
}

function formOf(path: string): string[] {
  const call = allCalls.find((each) => each.method === 'PUT' && each.path === `/staff/${path}`);
  const body = call?.body as z.ZodObject<{ set: z.ZodObject }>;
  return Object.keys(body.shape.set.shape);
}

function missing(name: string): never {
  throw new Error(`/staff/${name}/history: say here what a form changes of it`);
}

async function send(method: Call['method'], path: string, payload?: object) {
  const url = `/api/staff/${path}`;
  const { headers } = clerk;
  // Of a price it is asked why; of anything else it may be said.
  const said = payload ? { payload: { reason: 'Cambia', ...payload } } : {};
  const reply = await shop.app.inject({ method, url, headers, ...said });
  expect([method, url, reply.statusCode, reply.statusCode === 200 ? '' : reply.body]).toEqual([
    method,
    url,
    200,
    '',
  ]);
  return reply.json();
}

const made = async (path: string, set: Values): Promise<string> =>
  String(
    (await send('POST', path, { set: path === 'banners' ? { ...pictures, ...set } : set })).result
      .id,
  );
const read = async (path: string, id: string): Promise<Values> =>
  (await send('GET', `${path}/one?id=${id}`)).result;
const entries = async (path: string, id: string): Promise<HistoryEntry[]> =>
  (await send('GET', `${path}/history?f.id=${id}`)).rows;
const change = async (path: string, id: string, set: Values) =>
  send('PUT', path, { id, version: (await read(path, id)).version, set });

async function upload(shape: 'banner-wide' | 'banner-narrow'): Promise<string> {
  const create = { width: 1600, height: 900, channels: 3 as const, background: '#a24' };
  const drawn = await sharp({ create }).jpeg().toBuffer();
  const { uploads } = shop.deps.pictureDesk;
  const asking = { principal: { userId: clerk.userId }, requestId: 'r' } as never;
  const begun = await uploads.begin({ name: 'b.jpg', size: drawn.length, shape }, asking);
  const taken = begun.ok && (await uploads.takePiece(begun.value.result.id, 0, drawn));
  return taken !== false && taken.ok ? String(taken.value.result.picture) : '';
}
