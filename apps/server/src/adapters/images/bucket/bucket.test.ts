import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageUnavailable } from '#lib/storage-unavailable.ts';
import { createTestApp } from '#testing/test-app.ts';
import { openPictures } from '../open-pictures.ts';
import { bucketNameOf } from './bucket-pictures.ts';
import { movePictures } from './move-pictures.ts';
import { openBucket } from './open-bucket.ts';
import { startStorage, type TestStorage } from './testing.ts';

let storage: TestStorage;
let dataDir: string;
beforeEach(async () => {
  storage = await startStorage();
  dataDir = await mkdtemp(path.join(tmpdir(), 'matiz-bucket-'));
});
afterEach(async () => {
  await storage.close();
  await rm(dataDir, { recursive: true, force: true });
});

const open = (parts: object = {}) => openBucket({ ...storage.settings, ...parts });
const draw = (color: string) =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
const name = (digit: string) => `upload/product-${digit.repeat(32)}`;

describe('a bucket', () => {
  it('keeps and gives back the same bytes, for ever, under a name that says what they are', async () => {
    const bucket = open();
    const content = Buffer.from([0, 1, 2, 255, 13, 10]);
    await bucket.put('pictures/upload/a b+ñ.webp', content, 'image/webp');
    expect(await bucket.get('pictures/upload/a b+ñ.webp')).toEqual(content);
    expect(await bucket.sizeOf('pictures/upload/a b+ñ.webp')).toBe(6);
    expect([await bucket.get('no'), await bucket.sizeOf('no')]).toEqual([null, null]);
    const [kept] = [...storage.objects.values()];
    expect(kept?.headers['content-type']).toBe('image/webp');
    expect(kept?.headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['another secret', { secretAccessKey: 'not this one' }],
    ['another key', { accessKeyId: 'GKother' }],
    ['another region', { region: 'us-east-1' }],
    ['another bucket', { bucket: 'another-bucket' }],
    ['nobody there', { endpoint: 'http://127.0.0.1:1' }],
  ])('says that it cannot with %s, and not that there is none', async (_, parts) => {
    await expect(open(parts).get('x')).rejects.toThrow(StorageUnavailable);
    await expect(open(parts).put('x', Buffer.from('x'), 'a/b')).rejects.toThrow(StorageUnavailable);
    expect(storage.objects.size).toBe(0);
  });

  it('asks again where the storage is busy for a moment, and gives up where it stays so', async () => {
    await open().put('x', Buffer.from('x'), 'a/b');
    storage.fail(503, 2);
    expect(await open().get('x')).toEqual(Buffer.from('x'));
    storage.fail(503, 3);
    await expect(open().get('x')).rejects.toThrow('picture storage: SlowDown');
  });
});

describe('GET /img with originals in a bucket', () => {
  it('draws from there on any machine; what was drawn is served while the storage is down', async () => {
    const settings = { bucket: storage.settings };
    const taking = openPictures({ dataDir, ...settings });
    const taken = await taking.intake.take(await draw('red'), 'product', { keep: true });
    const key = taken.ok ? taken.value : '';
    expect(storage.asked.filter((each) => each.startsWith('PUT'))).toHaveLength(1);
    expect(await readdir(dataDir)).toEqual([]);

    const elsewhere = await mkdtemp(path.join(tmpdir(), 'matiz-bucket-'));
    const test = await createTestApp({ settings: { dataDir: elsewhere, ...settings } });
    const ask = (width: number) => test.app.inject(`/img/${key}/${width}.webp`);
    const drawn = await ask(240);
    expect([drawn.statusCode, drawn.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    storage.fail(503, 100);
    expect((await ask(240)).rawPayload).toEqual(drawn.rawPayload);
    const other = await ask(480);
    expect([other.statusCode, other.headers['retry-after']]).toEqual([503, '5']);
    expect(other.headers['cache-control'] ?? '').not.toContain('max-age');
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
    await test.close();
    await rm(elsewhere, { recursive: true });
  });
});

describe('npm run pictures:move', () => {
  const folder = () => path.join(dataDir, 'pictures');
  beforeEach(async () => {
    await mkdir(path.join(folder(), 'upload'), { recursive: true });
    for (const digit of '01234567') {
      await writeFile(path.join(folder(), `${name(digit)}.webp`), `picture ${digit}`);
    }
    await writeFile(path.join(folder(), `${name('8')}.webp.draft`), 'half');
  });
  const move = (removes = false, told: number[] = []) =>
    movePictures({ folder: folder(), bucket: open(), removes }, ({ done }) => told.push(done));

  it('copies each, reads it back, tells how far it is, and leaves the files', async () => {
    const told: number[] = [];
    expect(await move(false, told)).toEqual({ done: 8, of: 8, known: 0 });
    expect(told).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(storage.objects.get(bucketNameOf(name('3')))?.content.toString()).toBe('picture 3');
    expect(storage.objects.size).toBe(8);
    expect(await readdir(path.join(folder(), 'upload'))).toHaveLength(9);
    expect(await move()).toEqual({ done: 8, of: 8, known: 8 });
  });

  it('goes on where it was cut short', async () => {
    const told: number[] = [];
    const first = movePictures({ folder: folder(), bucket: open(), removes: false }, ({ done }) => {
      told.push(done);
      if (done === 3) storage.fail(503, 100);
    });
    await expect(first).rejects.toThrow(StorageUnavailable);
    const there = storage.objects.size;
    expect(there).toBeGreaterThan(0);
    const other = await startStorage();
    for (const [key, object] of storage.objects) other.objects.set(key, object);
    await storage.close();
    storage = other;
    const second = await move();
    expect(second).toMatchObject({ done: 8, of: 8 });
    expect(second.known).toBe(there);
  });

  it('takes a file away once it was read back, and a shop that runs reads on', async () => {
    const { intake } = openPictures({ dataDir, bucket: storage.settings });
    const bytes = await draw('blue');
    const before = await openPictures({ dataDir }).intake.take(bytes, 'product', { keep: true });
    const key = before.ok ? before.value : '';
    expect(await intake.has(key)).toBe(true);
    await move(true);
    expect(await readdir(path.join(folder(), 'upload'))).toEqual([
      `${path.basename(name('8'))}.webp.draft`,
    ]);
    expect(await intake.has(key)).toBe(true);
    expect(await readFile(path.join(folder(), `${name('1')}.webp`)).catch(() => null)).toBeNull();
  });
});
