import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createImportFixture, type ImportFixture } from '#testing/imports.ts';

let test: ImportFixture;
const at = (name: string) => path.join(test.folder, name);
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a2436' } });

beforeAll(async () => {
  test = await createImportFixture();
  mkdirSync(at('fotos'));
  await blank(600, 300)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secreto' } })
    .toFile(at('fotos/a b.jpg'));
  await blank(400, 400).png().toFile(at('tono.png'));
  await blank(60, 600).png().toFile(at('chica.png'));
  writeFileSync(at('rota.jpg'), (await blank(600, 600).jpeg().toBuffer()).subarray(0, 400));
  writeFileSync(at('texto.jpg'), 'no soy una imagen');
  writeFileSync(
    at('vector.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"/>',
  );
  writeFileSync(at('bomba.png'), await blank(30_000, 3_000).png().toBuffer());
  symlinkSync('/etc/hostname', at('enlace.jpg'));
});
afterAll(() => test.close());

const head = 'codigo_producto,codigo,producto,marca,categoria,tono,color,imagen,imagen_tono';
const row = (code: string, image: string, more = ',') =>
  `${code},,Champú,Alma,Tintes,,,${image}${more}`;
const keptFiles = () => {
  try {
    return readdirSync(at('data/pictures/upload'));
  } catch {
    return [];
  }
};

describe('catalogue:import takes pictures from files beside the table', () => {
  it('in a dry run it only looks at them', async () => {
    const report = await test.take(`${head}\n${row('I0', 'fotos/a b.jpg')}`, { isDryRun: true });
    expect([report.counts, keptFiles()]).toEqual(['1 0 0 0', []]);
  });

  it('and serves them through the one pipeline, square, in every size, for ever', async () => {
    const report = await test.take(
      `${head}\nI1,I1-743,Tinte,Alma,Tintes,7.43,#aabbcc,fotos\\a b.jpg,tono.png`,
    );
    expect(report.counts).toBe('1 0 0 0');
    const [stored] = await test.sql<{ image: string; swatch: string }[]>`
      SELECT image, swatch_image AS swatch FROM product
      JOIN product_version ON product_id = product.id WHERE product.code = 'I1'`;
    expect(stored?.image).toMatch(/^upload\/product-[0-9a-f]{32}\.[0-9a-f]{10}$/);
    const reply = await test.app.inject(`/img/${stored?.image}/320.avif`);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const rendered = await sharp(reply.rawPayload).metadata();
    expect(rendered).toMatchObject({ width: 320, height: 320 });
    expect(rendered.exif).toBeUndefined();
    const swatch = await test.app.inject(`/img/${stored?.swatch}/96.webp`);
    expect(swatch.headers['content-type']).toBe('image/webp');
  });

  it('knows what it took already', async () => {
    const before = keptFiles();
    const again = `${head}\nI1,I1-743,,,,,,fotos/a b.jpg,tono.png`;
    expect((await test.take(again)).counts).toBe('0 0 1 0');
    expect(keptFiles()).toEqual(before);
  });

  it('a product without one shows a plain drawing', async () => {
    await test.take(`${head}\n${row('I2', '')}`);
    const [stored] = await test.sql<
      { image: string }[]
    >`SELECT image FROM product WHERE code = 'I2'`;
    const reply = await test.app.inject(`/img/${stored?.image}/320.webp`);
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 320, height: 320 });
  });

  it.each([
    ['an address', 'https://example.com/x.jpg', 'no bajamos imágenes de internet'],
    ['an address without its scheme', '//169.254.169.254/x', 'no bajamos imágenes de internet'],
    ['a file that is not there', 'nada.jpg', 'no encontramos «nada.jpg»'],
    ['a path upwards', '../fuera.jpg', 'fuera de la carpeta'],
    ['a path from the root', '/etc/hostname', 'fuera de la carpeta'],
    ['a link that leads out', 'enlace.jpg', 'fuera de la carpeta'],
    ['a folder', 'fotos', 'no encontramos'],
    ['a picture that is cut off', 'rota.jpg', 'dañada'],
    ['what is no picture', 'texto.jpg', 'no es JPG, PNG, WebP ni AVIF'],
    ['a drawing that may hold scripts', 'vector.svg', 'no es JPG, PNG, WebP ni AVIF'],
    ['a picture that is too narrow', 'chica.png', 'muy pequeña'],
    ['a picture of too many pixels', 'bomba.png', 'demasiado grande'],
    ['a picture that the shop does not have', 'product/X.0123456789', 'no tenemos la imagen'],
  ])('%s is a reason against its row, not a crash', async (_title, image, reason) => {
    const before = keptFiles();
    const report = await test.take(`${head}\n${row('I9', image)}`);
    expect(report.counts).toBe('0 0 0 1');
    expect(report.reasons[0]).toContain(reason);
    expect(keptFiles()).toEqual(before);
  });

  it('an address finds the file of its name', async () => {
    const report = await test.take(
      `${head}\n${row('I3', 'https://cdn.example.com/x/tono.png?v=2')}`,
    );
    expect(report.counts).toBe('1 0 0 0');
  });
});
