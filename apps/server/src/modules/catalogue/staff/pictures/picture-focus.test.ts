import * as calls from '@matiz/contracts/staff/catalogue/pictures.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { askAs } from '#testing/orders.ts';
import { signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp({ hasFolder: true });

describe('PUT /staff/pictures/part', () => {
  it('cuts around the point that was chosen, upright, or to the part that the eye goes to where none was', async () => {
    const clerk = await signIn(shop, 'Staff');
    const ask = askAs(shop, clerk);
    // Red, then green, then blue from left to right; lying on its side in the file.
    const stripe = (background: string) =>
      sharp({ create: { width: 400, height: 400, channels: 3, background } })
        .png()
        .toBuffer();
    const stripes = [await stripe('#c00'), await stripe('#0c0'), await stripe('#00c')];
    const upright = sharp({ create: { width: 1200, height: 400, channels: 3, background: '#fff' } })
      .composite(stripes.map((input, at) => ({ input, left: at * 400, top: 0 })))
      .png();
    const lying = await sharp(await upright.toBuffer())
      .rotate(270)
      .png()
      .toBuffer();
    const photo = await sharp(lying).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const cut = async (focus?: { x: number; y: number }) => {
      const asked = { name: 'foto.jpg', size: photo.length, shape: 'category', focus } as const;
      const { id } = (await ask(calls.beginPicture, asked)).value.result;
      const sent = await shop.app.inject({
        method: 'PUT',
        url: `/api${calls.sendPicturePart.path}?id=${id}&at=0`,
        headers: { ...clerk.headers, 'content-type': 'application/octet-stream' },
        payload: photo,
      });
      const { picture } = sent.json().result;
      const { rawPayload } = await shop.app.inject({ url: `/img/${picture}/160.webp` });
      const { dominant } = await sharp(rawPayload).stats();
      return { picture, dominant };
    };
    const [left, right] = [await cut({ x: 0.1, y: 0.5 }), await cut({ x: 0.9, y: 0.5 })];
    expect(left.dominant.r).toBeGreaterThan(150);
    expect(right.dominant.b).toBeGreaterThan(150);
    expect(new Set([left.picture, right.picture, (await cut()).picture]).size).toBe(3);
    expect((await cut({ x: 0.1, y: 0.5 })).picture).toBe(left.picture);
  });
});
