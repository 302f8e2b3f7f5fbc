import { chooseOwnNotice, readOwnNotices } from '@matiz/contracts/identity/own-notices.ts';
import type { NoticeTopic } from '@matiz/domain/identity/notices.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { askAs, buildShopper, type Shopper } from '#testing/orders.ts';
import { useShop } from '#testing/use-test-app.ts';
import { findMailbox } from '../../orders/mails/mail.store.ts';
import { readTokens } from '../../push/push.store.ts';

const shop = useShop();
let ana: Shopper;
beforeEach(async () => {
  ana = await buildShopper(shop);
});

const askOf = (who: Shopper) => askAs(shop, who);
const offOf = async (who: Shopper) =>
  (await askOf(who)(readOwnNotices)).value.results
    .filter(({ isOn, topic }) => !isOn && topic !== 'promotions')
    .map(({ topic, channel }) => `${topic} ${channel}`);
const choose = (who: Shopper, topic: NoticeTopic, channel: 'email' | 'push', isOn: boolean) =>
  askOf(who)(chooseOwnNotice, { topic, channel, isOn });

describe('GET /v3/me/notices', () => {
  it('has what a buyer can choose, all of it on at first but advertising', async () => {
    const { results } = (await askOf(ana)(readOwnNotices)).value;
    const off = results.filter(({ isOn }) => !isOn);
    expect(new Set(off.map(({ topic }) => topic))).toEqual(new Set(['promotions']));
    expect(results).toContainEqual({ topic: 'orders', channel: 'email', isOn: true });
    // A draft that waits for her yes is told by her seller's link, and on her phone.
    const approvals = results.filter(({ topic }) => topic === 'approvals');
    expect(approvals).toEqual([{ topic: 'approvals', channel: 'push', isOn: true }]);
  });
});

describe('PUT /v3/me/notices', () => {
  it('is kept, said twice too, for oneself alone, and can be taken back', async () => {
    await choose(ana, 'orders', 'email', false);
    await choose(ana, 'orders', 'email', false);
    expect(await offOf(ana)).toEqual(['orders email']);
    expect(await offOf(await buildShopper(shop))).toEqual([]);
    await choose(ana, 'orders', 'email', true);
    expect(await offOf(ana)).toEqual([]);
  });

  it('has advertising only where it was asked for, and until it is taken back', async () => {
    const isOn = async () =>
      (await askOf(ana)(readOwnNotices)).value.results.find(
        ({ topic, channel }) => topic === 'promotions' && channel === 'push',
      )?.isOn;
    const said = [];
    for (const wanted of [true, true, false]) {
      await choose(ana, 'promotions', 'push', wanted);
      said.push(await isOn());
    }
    expect(said).toEqual([true, true, false]);
    expect(await shop.sql`SELECT FROM notice_off WHERE user_id = ${ana.userId}`).toEqual([]);
  });

  it('refuses what one cannot be told', async () => {
    expect((await choose(ana, 'approvals', 'email', false)).refusal?.code).toBe('FORBIDDEN');
  });

  it('is what every sender goes by, and what one has to know comes all the same', async () => {
    const { sql } = shop;
    const mail = (topic: NoticeTopic | null) => findMailbox(sql.reader, ana.customerId, topic);
    const address = await mail(null);
    expect(address).not.toBeNull();
    await choose(ana, 'orders', 'email', false);
    expect(await mail('orders')).toBeNull();
    expect([await mail('presale'), await mail(null)]).toEqual([address, address]);
    await sql`INSERT INTO push_token (user_id, device_id, token, session_id, changed_at)
      SELECT user_id, 'device-of-ana', ${`token of ${ana.userId}`}, id, now() FROM session
      WHERE user_id = ${ana.userId} LIMIT 1`;
    const phones = (topic: NoticeTopic) => readTokens(sql.reader, ana.customerId, topic);
    await choose(ana, 'presale', 'push', false);
    expect([await phones('presale'), await phones('orders')]).toEqual([
      [],
      [{ token: `token of ${ana.userId}`, browser: null }],
    ]);
  });
});
