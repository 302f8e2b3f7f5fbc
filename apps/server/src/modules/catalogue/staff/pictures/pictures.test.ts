import { listBrandHistory, readBrand } from '@matiz/contracts/staff/catalogue/brands.ts';
import * as calls from '@matiz/contracts/staff/catalogue/pictures.ts';
import * as products from '@matiz/contracts/staff/catalogue/products.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBrand, buildProduct } from '#testing/catalogue.ts';
import { nextId } from '#testing/numbers.ts';
import { type Ask, askAs } from '#testing/orders.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp({ hasFolder: true });
let clerk: SignedIn;
let ask: Ask;
beforeAll(async () => {
  clerk = await signIn(shop, 'Staff');
  ask = askAs(shop, clerk);
});

let shade = 0;
/** A picture that no other test has. */
async function draw(width = 400, height = 400, format: 'jpeg' | 'png' | 'webp' = 'jpeg') {
  shade += 1;
  const background = { r: (shade * 9) % 256, g: 80, b: 120 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

const begin = async (size: number, shape: calls.PictureShape = 'product', name = 'foto.jpg') =>
  (await ask(calls.beginPicture, { name, size, shape })).value.result.id;

async function send(id: string, at: number, piece: Uint8Array) {
  const reply = await shop.app.inject({
    method: 'PUT',
    url: `/api${calls.sendPicturePart.path}?id=${id}&at=${at}`,
    headers: { ...clerk.headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(piece),
  });
  return { status: reply.statusCode, ...reply.json() };
}

async function upload(bytes: Uint8Array, shape: calls.PictureShape = 'product') {
  const id = await begin(bytes.byteLength, shape);
  return send(id, 0, bytes);
}
const keyOf = async (shape: calls.PictureShape = 'product') =>
  String((await upload(await draw(1200, 1200), shape)).result.picture);
const productOf = async (id: number) =>
  (await ask(products.readProduct, undefined, { query: `?id=${id}` })).value.result;

describe('POST /staff/pictures', () => {
  it('refuses a picture of 25 MB before a byte of it comes', async () => {
    const size = 25 * 1024 * 1024;
    const { status, refusal } = await ask(calls.beginPicture, {
      name: 'foto.jpg',
      size,
      shape: 'product',
    });
    expect([status, refusal?.code]).toEqual([413, 'PICTURE_TOO_LARGE']);
  });
});

describe('PUT /staff/pictures/part', () => {
  it('goes on where the line broke, and is served in the sizes of the shop', async () => {
    const bytes = await draw();
    const id = await begin(bytes.length);
    expect((await send(id, 0, bytes.subarray(0, 100))).result).toMatchObject({ received: 100 });
    // Its answer was lost: the same piece, and one after a gap, are told where to go on.
    expect((await send(id, 0, bytes.subarray(0, 100))).result).toMatchObject({ received: 100 });
    expect((await send(id, 200, bytes.subarray(200))).result).toMatchObject({ received: 100 });
    const { picture } = (await send(id, 100, bytes.subarray(100))).result;
    expect(picture).toMatch(/^upload\/product-[0-9a-f]{32}\.[0-9a-f]{10}$/);
    expect((await send(id, 100, bytes.subarray(100))).result.picture).toBe(picture);
    const served = await shop.app.inject({ url: `/img/${picture}/480.avif` });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/avif']);
  });

  it('tells a picture by what it is, not by its name', async () => {
    const page = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    );
    expect(await upload(page)).toMatchObject({ status: 400, code: 'PICTURE_FORMAT' });
    expect(await upload(Buffer.from('=cmd'))).toMatchObject({ code: 'PICTURE_FORMAT' });
    const id = await begin(300, 'product', 'esto-dice.gif');
    const png = await draw(100, 100, 'png');
    expect(png.length).toBeLessThan(1_000_000);
    expect((await send(id, 0, Buffer.alloc(300))).code).toBe('PICTURE_FORMAT');
    expect((await upload(png)).result.picture).toMatch(/^upload\//);
  });

  it('refuses a bomb, half a picture, and one too small for its place, with what to do', async () => {
    const bomb = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer();
    expect(await upload(bomb)).toMatchObject({ status: 413, code: 'PICTURE_TOO_LARGE' });
    const whole = await draw(800, 800);
    const half = whole.subarray(0, Math.floor(whole.length / 2));
    expect(await upload(half)).toMatchObject({ status: 400, code: 'PICTURE_BROKEN' });
    const small = await upload(await draw(600, 200), 'banner-wide');
    expect(small.message).toContain('1000 × 350');
  });

  it('brings each into the shape of its place, and leaves out what a camera wrote', async () => {
    const photo = await sharp(await draw(2400, 1200))
      .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '4/1' } })
      .toBuffer();
    const sizes = [
      ['product', 1600, 1600],
      ['brand', 960, 480],
      ['banner-wide', 1600, 560],
      ['banner-narrow', 1200, 900],
    ] as const;
    for (const [shape, width, height] of sizes) {
      const { picture } = (await upload(photo, shape)).result;
      const { rawPayload } = await shop.app.inject({ url: `/img/${picture}/1600.webp` });
      const made = await sharp(rawPayload).metadata();
      expect([made.width, made.height, made.exif]).toEqual([width, height, undefined]);
    }
  });

  it('knows no upload but those that were begun', async () => {
    expect(await send(nextId(), 0, Buffer.from('x'))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
  });

  it('forgets halves after two days', async () => {
    const id = await begin(1_000);
    await send(id, 0, Buffer.alloc(10));
    await shop.sql`UPDATE picture_upload SET changed_at = now() - interval '3 days'`;
    await shop.deps.pictureDesk.uploads.forgetOld();
    expect((await send(id, 10, Buffer.alloc(10))).code).toBe('NOT_FOUND');
  });
});

describe('POST /staff/pictures/match', () => {
  it('finds products, tones and brands by the code in the name, and says what matches nothing', async () => {
    const tint = await buildProduct(shop.sql, { code: 'IGORA', name: 'Igora', tones: ['7-43'] });
    const wax = await buildProduct(shop.sql, { code: 'CERA-2', name: 'Cera' });
    await shop.sql`UPDATE brand SET code = 'ALMA' WHERE id = ${tint.brandId}`;
    const names = ['igora.jpg', 'IGORA (2).png', 'IGORA-7-43.webp', 'CERA-2.jpg', 'CERA-2-3.jpg'];
    const { value } = await ask(calls.matchPictures, {
      names: [...names, 'ALMA.jpg', 'ALMA-2.jpg', 'IMG_2034.jpg', "'; DROP TABLE product.jpg"],
    });
    expect(
      value.results.map(({ subject }) => subject && [subject.kind, subject.id, subject.place]),
    ).toEqual([
      ['product', String(tint.id), 1],
      ['product', String(tint.id), 2],
      ['tone', String(tint.versions[0].id), 1],
      ['product', String(wax.id), 1],
      ['product', String(wax.id), 3],
      ['brand', String(tint.brandId), 1],
      null,
      null,
      null,
    ]);
  });
});

describe('POST /staff/pictures/place', () => {
  it('puts pictures in their places, with the history of each product', async () => {
    const { id, versions } = await buildProduct(shop.sql, { tones: ['7.1', '8.1'] });
    const [first, second, swatch] = [await keyOf(), await keyOf(), await keyOf('swatch')];
    const { version } = await productOf(id);
    const { value } = await ask(calls.assignPictures, {
      items: [
        { kind: 'product', id: String(id), picture: second, place: 2 },
        { kind: 'product', id: String(id), picture: first, place: 1 },
        { kind: 'tone', id: String(versions[0].id), picture: swatch },
      ],
    });
    expect(value).toMatchObject({ changed: 1, absent: [] });
    const after = await productOf(id);
    expect([after.image, after.pictures, after.version]).toEqual([first, [second], version + 1]);
    const options = await ask(products.listProductOptions, undefined, {
      query: `?f.product=${id}`,
    });
    expect(options.value.rows.map(({ swatchImage }) => swatchImage)).toEqual([swatch, null]);
    const told = await ask(products.listProductHistory, undefined, { query: `?f.id=${id}` });
    expect(told.value.rows[0]).toMatchObject({ via: 'desk', after: { image: first } });
  });

  it('changes the picture on the card that lists show', async () => {
    const { id } = await buildProduct(shop.sql);
    const picture = await keyOf();
    await ask(calls.assignPictures, { items: [{ kind: 'product', id: String(id), picture }] });
    const [row] = await shop.sql`SELECT card->>'image' AS image FROM product WHERE id = ${id}`;
    expect(row).toEqual({ image: picture });
  });

  it('names what is gone, and refuses a picture that nobody handed over', async () => {
    const picture = await keyOf();
    const { value } = await ask(calls.assignPictures, {
      items: [
        { kind: 'product', id: '999999', picture },
        { kind: 'tone', id: '999999', picture },
        { kind: 'brand', id: '999999', picture },
      ],
    });
    expect([value.changed, value.absent.map(({ kind }) => kind).sort()]).toEqual([
      0,
      ['brand', 'product', 'tone'],
    ]);
    const brand = await buildBrand(shop.sql);
    const strange = `upload/product-${'0'.repeat(32)}.0123456789`;
    const refused = await ask(calls.assignPictures, {
      items: [{ kind: 'brand', id: String(brand), picture: strange }],
    });
    expect(refused.refusal).toMatchObject({
      code: 'UNKNOWN_REFERENCE',
      fields: [{ path: 'items.0.picture', message: 'Esa imagen ya no está. Súbela de nuevo.' }],
    });
  });
});

describe('POST /staff/pictures/undo', () => {
  it('brings back what was there, but leaves what someone changed since', async () => {
    const one = await buildProduct(shop.sql, { tones: ['5.1'] });
    const two = await buildProduct(shop.sql);
    const brand = await buildBrand(shop.sql);
    const before = await productOf(one.id);
    const [picture, swatch, logo] = [await keyOf(), await keyOf('swatch'), await keyOf('brand')];
    const { batch } = (
      await ask(calls.assignPictures, {
        items: [
          { kind: 'product', id: String(one.id), picture },
          { kind: 'tone', id: String(one.versions[0].id), picture: swatch },
          { kind: 'product', id: String(two.id), picture },
          { kind: 'brand', id: String(brand), picture: logo },
        ],
      })
    ).value;
    const { version } = await productOf(two.id);
    await ask(products.changeProduct, {
      id: String(two.id),
      version,
      set: { name: 'Otro nombre' },
    });
    const { value } = await ask(calls.undoPictures, { batch });
    expect(value).toEqual({ undone: 2, left: [two.code] });
    const after = await productOf(one.id);
    expect([after.image, after.pictures]).toEqual([before.image, before.pictures]);
    const [tone] = await shop.sql`
      SELECT swatch_image FROM product_version WHERE id = ${one.versions[0].id}`;
    expect(tone).toEqual({ swatch_image: null });
    expect((await productOf(two.id)).image).toBe(picture);
    expect((await ask(readBrand, undefined, { query: `?id=${brand}` })).value.result.image).toBe(
      'brand',
    );
    const history = await ask(listBrandHistory, undefined, { query: `?f.id=${brand}` });
    expect(history.value.rows).toHaveLength(2);
    expect((await ask(calls.undoPictures, { batch })).value.undone).toBe(0);
  });

  it('undoes nothing but pictures', async () => {
    const { id, versions } = await buildProduct(shop.sql);
    const batch = nextId();
    await shop.sql`INSERT INTO audit_entry (actor_id, request_id, action, subject, before, after, batch_id)
      VALUES (${clerk.userId}, 'r', 'product.changed', ${`product:${id}`}, '{"name":"A","version":1}',
        '{"name":"B","version":2}', ${batch})`;
    expect(versions).toHaveLength(1);
    expect((await ask(calls.undoPictures, { batch })).refusal?.code).toBe('NOT_FOUND');
    const none = await ask(calls.undoPictures, { batch: nextId() });
    expect(none.refusal?.code).toBe('NOT_FOUND');
  });
});

describe('PUT /staff/products', () => {
  it('keeps the pictures of a product in their order, each once, and takes them away', async () => {
    const { id } = await buildProduct(shop.sql);
    const [a, b] = [await keyOf(), await keyOf()];
    const change = async (pictures: string[]) => {
      const { version } = await productOf(id);
      return ask(products.changeProduct, { id: String(id), version, set: { pictures } });
    };
    expect((await change([b, a, b])).value.result).toMatchObject({ image: b, pictures: [a] });
    const none = (await change([])).value.result;
    expect([none.image, none.pictures]).toEqual([expect.stringMatching(/^plain\//), []]);
    const strange = await change([`upload/product-${'0'.repeat(32)}.0123456789`]);
    expect(strange.refusal?.fields?.[0]?.path).toBe('set.pictures');
  });
});
