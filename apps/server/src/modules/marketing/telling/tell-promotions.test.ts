import { chooseOwnNotice } from '@matiz/contracts/identity/own-notices.ts';
import type { NoticeChannel } from '@matiz/domain/identity/notices.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { collectNews } from '#testing/news.ts';
import { askAs, buildShopper, type Shopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { useShop } from '#testing/use-test-app.ts';

const hour = 3_600_000;
/** A Wednesday, 10 in Bogotá. */
const wednesday = '2026-11-25T15:00:00Z';
const clock = createClock(wednesday);
const shop = useShop({ clock });
let ana: Shopper;
beforeEach(async () => {
  clock.advance(new Date(wednesday).getTime() - clock().getTime());
  await shop.sql`DELETE FROM promotion_header`;
  await shop.sql`DELETE FROM notice_on`;
  await shop.sql`DELETE FROM local_message`;
  ana = await buildShopper(shop);
});

const choose = async (who: Shopper, channel: NoticeChannel, isOn = true) =>
  expect(
    (await askAs(shop, who)(chooseOwnNotice, { topic: 'promotions', channel, isOn })).status,
  ).toBe(200);
const givePhone = (who: Shopper) => shop.sql`
  INSERT INTO push_token (user_id, device_id, token, session_id, changed_at)
  SELECT user_id, 'device-of-ana', ${`token of ${who.userId}`}, id, now() FROM session
  WHERE user_id = ${who.userId} LIMIT 1`;
async function begin(title = 'Semana del color', { tells = true, link = '/home/offers' } = {}) {
  await shop.sql`INSERT INTO promotion_header (title, app_link, background, starts_at, tells)
    VALUES (${title}, ${link}, '#a01d55', ${clock()}, ${tells})`;
}
/** What the job and those who listen to it do at that moment. Answers who was told what. */
async function run() {
  await shop.deps.tellPromotions();
  expect(await collectNews(shop)).toBe(0);
  return shop.sql<{ channel: string; subject: string }[]>`
    SELECT channel, subject FROM local_message ORDER BY at, id`;
}
const toldOf = async () => (await run()).map(({ channel, subject }) => `${channel} ${subject}`);

describe('a promotion that staff want told', () => {
  it('is told to nobody who did not ask for it, nor one that is not to be told', async () => {
    await begin();
    expect(await toldOf()).toEqual([]);
    await choose(ana, 'email');
    await shop.sql`UPDATE promotion_header SET tells = false`;
    expect(await toldOf()).toEqual([]);
  });

  it('is told once, by mail where no phone of theirs is told, with a way to stop it', async () => {
    await choose(ana, 'email');
    await choose(ana, 'push');
    await begin();
    expect(await toldOf()).toEqual(['email Semana del color']);
    expect(await toldOf()).toEqual(['email Semana del color']);
    const [mail] = await shop.sql<{ text: string }[]>`SELECT body AS text FROM local_message`;
    expect(mail?.text).toContain('/home/offers');
    expect(mail?.text).toContain('apagarlo cuando quieras en tu perfil');
  });

  it('is told on the phone instead, and stands among what was told', async () => {
    await choose(ana, 'email');
    await choose(ana, 'push');
    await givePhone(ana);
    await begin();
    expect(await toldOf()).toEqual(['push Semana del color']);
    const kept =
      await shop.sql`SELECT path FROM notification WHERE customer_id = ${ana.customerId}`;
    expect(kept).toEqual([{ path: '/home/offers' }]);
  });

  it('waits for the hours of Ley 2300, also when its job comes late', async () => {
    await choose(ana, 'email');
    await begin();
    clock.advance(9 * hour);
    expect(await toldOf()).toEqual([]);
    clock.advance(15 * hour);
    await shop.deps.tellPromotions();
    // Nobody worked until the evening.
    clock.advance(9 * hour);
    expect(await collectNews(shop)).toBe(0);
    expect(await shop.sql`SELECT FROM local_message`).toHaveLength(0);
    clock.advance(15 * hour);
    expect(await toldOf()).toEqual(['email Semana del color']);
  });

  it('comes a week after another one at the earliest, or the reminder of a cart', async () => {
    await choose(ana, 'email');
    await begin('Primera');
    expect(await toldOf()).toEqual(['email Primera']);
    clock.advance(24 * hour);
    await begin('Segunda');
    expect(await toldOf()).toEqual(['email Primera']);
    clock.advance(6 * 24 * hour);
    expect(await toldOf()).toEqual(['email Primera', 'email Segunda']);
    await shop.sql`DELETE FROM promotion_told`;
    const cart = await shop.sql<{ id: string }[]>`
      INSERT INTO cart (id, customer_id, warehouse_id, created_by, created_at, changed_at)
      SELECT gen_random_uuid(), ${ana.customerId}, 1, ${ana.userId}, ${clock()}, ${clock()}
      RETURNING id`;
    await shop.sql`INSERT INTO cart_abandonment (cart_id, customer_id, first_marked_at, marked_at,
        marked_by, reminded_at, stop_key)
      VALUES (${cart[0]?.id ?? ''}, ${ana.customerId}, ${clock()}, ${clock()}, 'job', ${clock()},
        gen_random_uuid())`;
    await begin('Tercera');
    expect(await toldOf()).toHaveLength(2);
  });

  it('is told no more where it was switched off, by them or by the staff', async () => {
    await choose(ana, 'email');
    await choose(ana, 'email', false);
    await begin();
    expect(await toldOf()).toEqual([]);
    await choose(ana, 'email');
    await shop.deps.tellPromotions();
    await shop.sql`UPDATE promotion_header SET is_shown = false`;
    expect(await collectNews(shop)).toBe(0);
    expect(await shop.sql`SELECT FROM local_message`).toHaveLength(0);
  });
});
