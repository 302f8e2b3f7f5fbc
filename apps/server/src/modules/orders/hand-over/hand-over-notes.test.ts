import { chooseOwnNotice } from '@matiz/contracts/identity/own-notices.ts';
import { readAppPath } from '@matiz/domain/shop/app-links.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { linkCalls, sendDraft, senderCallsAs } from '#testing/hand-overs.ts';
import { collectNews } from '#testing/news.ts';
import { askAs, buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { buildUser } from '#testing/people.ts';
import { createClock } from '#testing/ports.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { useShop } from '#testing/use-test-app.ts';

const clock = createClock('2026-11-20T15:00:00Z');
const test = useShop({ clock });
let seller: Shopper;
let cartId: string;
/** Who buys for the seller's customer, with a phone that is told. */
let ana: Pick<SignedIn, 'headers'> & { readonly userId: string };
beforeEach(async () => {
  seller = await buildShopper(test, { role: 'Seller' });
  cartId = await fillCart(seller, await buildProduct(test.sql, { stock: 500, price: 10_000 }), 3);
  await seller.calls.choose({ paymentMethod: 'contra-entrega' });
  const user = await buildUser(test.sql, 'Admin customer', { customerId: seller.customerId });
  const { token } = await test.deps.identity.openSession(user);
  ana = { headers: { token }, userId: user.id };
  await test.sql`INSERT INTO push_token (user_id, device_id, token, session_id, changed_at)
    SELECT user_id, 'device-of-ana', ${`token of ${ana.userId}`}, id, now() FROM session
    WHERE user_id = ${ana.userId}`;
});

const told = () => test.sql<{ title: string; path: string }[]>`
  SELECT title, path FROM notification WHERE customer_id = ${seller.customerId}`;
const rung = () => test.sql`
  SELECT FROM local_message WHERE recipient = ${`token of ${ana.userId}`}`;

describe('a draft that waits for her yes (§4 Push)', () => {
  it('is told once, and its note opens it for who is signed in, without the link', async () => {
    const { token } = await sendDraft(test, seller, cartId);
    expect(await collectNews(test)).toBe(0);
    const [note, ...others] = await told();
    expect(others).toEqual([]);
    expect(note?.title).toMatch(/ te dejó un pedido para aprobar$/);
    expect((await rung()).count).toBe(1);
    expect(readAppPath(note?.path ?? '')).toBe(`/aprobar-pedido?borrador=${cartId}`);
    expect(note?.path).not.toContain(token);
    const own = linkCalls(test, cartId, ana.headers);
    expect((await own.view()).value).toMatchObject({ canAnswer: true });
    expect((await own.approve()).status).toBe(200);
    expect((await own.view()).refusal?.code).toBe('HAND_OVER_APPROVED');
  });

  it('is opened by its name for nobody else: not a visitor, another business or a seller', async () => {
    await sendDraft(test, seller, cartId);
    const stranger = await buildShopper(test);
    for (const headers of [{}, stranger.headers, seller.headers]) {
      const looked = await linkCalls(test, cartId, headers).view();
      expect(looked.refusal?.code).toBe('HAND_OVER_UNKNOWN');
    }
  });

  it('rings no phone of who switched that off, and is kept all the same', async () => {
    const choice = { topic: 'approvals', channel: 'push', isOn: false } as const;
    expect((await askAs(test, ana as SignedIn)(chooseOwnNotice, choice)).status).toBe(200);
    await sendDraft(test, seller, cartId);
    expect(await collectNews(test)).toBe(0);
    expect([(await told()).length, (await rung()).count]).toEqual([1, 0]);
  });

  it('is not told where it was taken back meanwhile', async () => {
    const { handOver } = await sendDraft(test, seller, cartId);
    await senderCallsAs(test, seller).revoke(handOver._id);
    expect(await collectNews(test)).toBe(0);
    expect(await told()).toEqual([]);
  });
});
