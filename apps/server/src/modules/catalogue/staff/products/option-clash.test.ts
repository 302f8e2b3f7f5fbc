import * as calls from '@matiz/contracts/staff/catalogue/products.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { type Ask, askAs } from '#testing/orders.ts';
import { buildPlaces } from '#testing/places.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

let ask: Ask;
const shop = useTestApp({ each: 'test' });
beforeEach(async () => {
  await buildPlaces(shop.sql);
  ask = askAs(shop, await signIn(shop, 'Staff'));
});

async function save(id: number, set: { code: string; [field: string]: unknown }) {
  const query = `?id=${id}`;
  const { version } = (await ask(calls.readProduct, undefined, { query })).value.result;
  return ask(calls.changeProductOption, { id: String(id), version, set });
}

describe('PUT /staff/products/options: what another has', () => {
  it('says whose the code of another product is', async () => {
    const { code } = await buildProduct(shop.sql, { name: 'Tinte', tones: ['7.1'] });
    const { id } = await buildProduct(shop.sql, { tones: ['6.0'] });
    const { refusal } = await save(id, { code: `${code}-7.1`.toLowerCase(), toneNumber: '7.1' });
    expect(refusal?.fields).toEqual([
      { path: 'set.code', message: 'Ya lo tiene «Tinte 7.1». Escribe otro.' },
    ]);
  });

  it.each(['7.43', '7,43', '743'])('has a tone once, written %s too', async (toneNumber) => {
    const { id, versions } = await buildProduct(shop.sql, { tones: ['7.43', '8.1'] });
    const { refusal } = await save(id, { code: 'OTRO', toneNumber });
    expect(refusal).toMatchObject({ code: 'VALUE_TAKEN' });
    expect(refusal?.fields).toEqual([
      {
        path: 'set.toneNumber',
        message: `Es el mismo que ya tiene ${versions[0].code} en este producto. Escribe otro.`,
      },
    ]);
    expect((await save(id, { code: 'OTRO', toneNumber, volume: 20 })).status).toBe(200);
    expect((await save(id, { code: 'OTRO', volume: null })).refusal?.code).toBe('VALUE_TAKEN');
  });

  it('says it of a volume at the volume', async () => {
    const { id } = await buildProduct(shop.sql, { volumes: [20, 30] });
    const { refusal } = await save(id, { code: 'OTRO', volume: 30 });
    expect(refusal?.fields?.[0]?.path).toBe('set.volume');
  });

  it('has the place of one that is withdrawn, which does not come back then', async () => {
    const { id, versions } = await buildProduct(shop.sql, { tones: ['7.43', '8.1'] });
    const { code } = versions[0];
    await save(id, { code, isWithdrawn: true });
    expect((await save(id, { code: 'OTRO', toneNumber: '7.43' })).refusal?.fields).toEqual([
      { path: 'set.toneNumber', message: expect.stringContaining('que está retirado') },
    ]);
    expect((await save(id, { code: 'OTRO', toneNumber: '7,43' })).status).toBe(200);
    expect((await save(id, { code, isWithdrawn: false })).refusal?.code).toBe('VALUE_TAKEN');
  });

  it('changes what stands beside one that was alike before', async () => {
    const { id, versions } = await buildProduct(shop.sql, { tones: ['7.43', '7,43'] });
    expect((await save(id, { code: versions[0].code, toneName: 'Cobrizo' })).status).toBe(200);
  });
});
