import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OriginalSource } from '../adapters/images/original-source.ts';
import { pictureKeyOf } from '../adapters/images/picture-key.ts';
import { createPictures } from '../adapters/images/pictures.ts';
import { renderPicture } from '../adapters/images/render-picture.ts';
import { setDeadlines, usualDeadlines } from './limits/deadlines.ts';
import { pictureRoutes } from './pictures.ts';

const svg = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200" viewBox="0 0 400 200"><rect width="400" height="200" fill="${fill}"/></svg>`;

let drawing: string;
let folder: string;
let rendered: number;
let atOnce: number;
let mostAtOnce: number;
let app: FastifyInstance;
const source: OriginalSource = {
  read: async (name) =>
    name.startsWith('product/') ? { content: Buffer.from(drawing), vectorWidth: 400 } : null,
};

beforeEach(() => {
  drawing = svg('#7a2436');
  folder = mkdtempSync(path.join(tmpdir(), 'matiz-pictures-'));
  rendered = atOnce = mostAtOnce = 0;
  app = build();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

function build(): FastifyInstance {
  const served = fastify();
  setDeadlines(served, usualDeadlines);
  const render: typeof renderPicture = async (...args) => {
    rendered += 1;
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    return renderPicture(...args).finally(() => {
      atOnce -= 1;
    });
  };
  pictureRoutes(served, createPictures({ source, folder, render }));
  return served;
}
const key = (name = 'product/A') => pictureKeyOf(name, drawing);
const get = (url: string, headers = {}) => app.inject({ url, headers });

test('GET /img renders the asked width, in proportion, and lets it be kept for ever', async () => {
  const reply = await get(`/img/${key()}/160.webp`);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 160,
    height: 80,
  });
});

test('a drawing is drawn at the asked size, larger than it states too', async () => {
  const reply = await get(`/img/${key()}/1600.avif`);
  expect(reply.headers['content-type']).toBe('image/avif');
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 1600, height: 800 });
});

test('a picture that is asked for again is read from the disk, after a start too', async () => {
  const first = await get(`/img/${key()}/160.webp`);
  await app.close();
  app = build();
  const second = await get(`/img/${key()}/160.webp`);
  expect(second.rawPayload).toEqual(first.rawPayload);
  expect(rendered).toBe(1);
});

test('the one who has it already is told so', async () => {
  const { headers } = await get(`/img/${key()}/160.webp`);
  const again = await get(`/img/${key()}/160.webp`, { 'if-none-match': headers.etag });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test('many who ask at once for one picture cause one rendering', async () => {
  const replies = await Promise.all(
    Array.from({ length: 30 }, () => get(`/img/${key()}/320.avif`)),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(rendered).toBe(1);
});

test('no more than two are rendered at a time', async () => {
  const names = Array.from({ length: 12 }, (_, n) => key(`product/P${n}`));
  await Promise.all(names.map((name) => get(`/img/${name}/96.webp`)));
  expect([rendered, mostAtOnce]).toEqual([12, 2]);
});

test('what changed since the key was made is shown as it is, and not kept under the old key', async () => {
  const old = key();
  drawing = svg('#00ff00');
  const reply = await get(`/img/${old}/160.webp`);
  expect(reply.headers['cache-control']).toBe('public, no-cache');
  const { dominant } = await sharp(reply.rawPayload).stats();
  expect(dominant.g).toBeGreaterThan(200);
  expect((await get(`/img/${key()}/160.webp`)).rawPayload).toEqual(reply.rawPayload);
  await get(`/img/product/A.0123456789/160.webp`);
  expect(rendered).toBe(1);
  expect(readdirSync(path.join(folder, 'v1', 'product'))).toEqual([key().slice('product/'.length)]);
});

test.each([
  ['another width', '/img/product/A.0123456789/161.webp'],
  ['another format', '/img/product/A.0123456789/160.png'],
  ['a width with a zero before', '/img/product/A.0123456789/0160.webp'],
  ['an unknown name', '/img/brand/A.0123456789/160.webp'],
  ['a key without a hash', '/img/product/A/160.webp'],
  ['a path upwards', '/img/product/../../etc/passwd.0123456789/160.webp'],
  ['an encoded path upwards', '/img/%2e%2e%2f%2e%2e%2fetc/passwd.0123456789/160.webp'],
  ['backslashes', '/img/..%5C..%5Cx.0123456789/160.webp'],
  ['a null byte', '/img/product/A%00.0123456789/160.webp'],
  ['nothing', '/img/'],
])('%s answers 404', async (_title, url) => {
  expect((await get(url)).statusCode).toBe(404);
  expect(rendered).toBe(0);
});

test('a folder that cannot be written costs time, not pictures', async () => {
  const nowhere = createPictures({ source, folder: '/dev/null/nowhere' });
  const variant = { key: key(), width: 160, format: 'webp' } as const;
  expect((await nowhere.find(variant))?.bytes.length).toBeGreaterThan(0);
});
