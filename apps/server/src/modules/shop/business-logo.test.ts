import { beginPicture, sendPicturePart } from '@matiz/contracts/staff/catalogue/pictures.ts';
import {
  business,
  changeBusiness,
  listBusinessHistory,
  readBusiness,
} from '@matiz/contracts/staff/shop/business.ts';
import { readBusinessSign } from '@matiz/contracts/staff/shop/business-sign.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { orderOf } from '#testing/order-fixture.ts';
import { buildShopper } from '#testing/orders.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { buildStaff } from '#testing/staff.ts';
import { useShop } from '#testing/use-test-app.ts';

const shop = useShop({ each: 'test', hasFolder: true });
const query = `?id=${business}`;

type Staff = Awaited<ReturnType<typeof buildStaff>>;

/** The key of a sign that was sent as the desk sends it. */
async function upload({ ask, headers }: Staff): Promise<string> {
  const bytes = await sharp({
    create: { width: 600, height: 200, channels: 3, background: '#7f1047' },
  })
    .png()
    .toBuffer();
  const asked = { name: 'logo.png', size: bytes.length, shape: 'logo' as const };
  const { id } = (await ask(beginPicture, asked)).value.result;
  const reply = await shop.app.inject({
    method: 'PUT',
    url: `/api${sendPicturePart.path}?id=${id}&at=0`,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().result.picture;
}
const save = ({ ask }: Staff, logo: string | null, version: number) =>
  ask(changeBusiness, { id: business, version, set: { name: 'Color y Corte', logo } });

it('PUT /staff/business takes a logo that is here, at every size, and says who set it', async () => {
  const staff = await buildStaff(shop);
  const gone = await save(staff, 'upload/logo-0000.0123456789', 1);
  expect(gone.refusal?.fields?.[0]?.path).toBe('set.logo');
  const logo = await upload(staff);
  expect((await save(staff, logo, 1)).value.result.logo).toBe(logo);
  expect((await save(staff, null, 1)).refusal?.code).toBe('ROW_CHANGED');
  const sized = await shop.app.inject({ url: `/img/${logo}/320.webp` });
  expect(sized.headers['content-type']).toBe('image/webp');
  const { value } = await staff.ask(listBusinessHistory, undefined, { query: `?f.id=${business}` });
  expect(value.rows[0]).toMatchObject({ before: { logo: null }, after: { logo } });
  await save(staff, null, 2);
  expect((await staff.ask(readBusiness, undefined, { query })).value.result.logo).toBeNull();
});

it('GET /staff/business/sign tells anyone who works here, and nobody else', async () => {
  const director = await buildStaff(shop);
  const logo = await upload(director);
  await save(director, logo, 1);
  const packer = await buildStaff(shop, ['warehouse']);
  const told = (await packer.ask(readBusinessSign, undefined)).value.result;
  expect(told).toEqual({ name: 'Color y Corte', logo });
});

it('GET /order/pdf shows the logo in place of the word Matiz', async () => {
  const buyer = await buildShopper(shop);
  const { code } = await orderOf(buyer, [[await buildProduct(shop.sql, { price: 50_000 }), 1]]);
  const print = async () => {
    const { headers } = buyer;
    const { rawPayload } = await shop.app.inject({
      url: `/api/order/pdf?orderCode=${code}`,
      headers,
    });
    const isPicture = rawPayload.toString('latin1').includes('/Subtype /Image');
    return { isPicture, saysMatiz: readPdf(rawPayload).text.split('\n').includes('Matiz') };
  };
  expect(await print()).toEqual({ isPicture: false, saysMatiz: true });
  const staff = await buildStaff(shop);
  await save(staff, await upload(staff), 1);
  expect(await print()).toEqual({ isPicture: true, saysMatiz: false });
});
