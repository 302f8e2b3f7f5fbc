import { listNotifications, readNotifications } from '@matiz/contracts/push.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { dispatchedNote, rescheduledNote } from '#testing/notes.ts';
import { askAs } from '#testing/orders.ts';
import { createClock, day } from '#testing/ports.ts';
import { buildRegistered } from '#testing/registrations.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const clock = createClock();
const shop = useTestApp({ clock });
let ana: SignedIn;
let luz: SignedIn;
beforeEach(async () => {
  [ana, luz] = [await signIn(shop, 'Admin customer'), await signIn(shop, 'Admin customer')];
});
const tell = (who: SignedIn, event: string, note = dispatchedNote) =>
  shop.deps.push.tell(who.customerId ?? '', event, note);
const listOf = async (who: SignedIn) => {
  const { value } = await askAs(shop, who)(listNotifications);
  return value.results;
};
const read = (who: SignedIn, ids: string[]) => askAs(shop, who)(readNotifications, { ids });

describe('GET /notifications', () => {
  it('answers what the own business was told, the last first, once for each event', async () => {
    await tell(ana, 'event-1');
    await tell(ana, 'event-1');
    clock.advance(1000);
    await tell(ana, 'event-2', rescheduledNote);
    await tell(luz, 'event-1');
    const { title, text, path } = dispatchedNote;
    const list = await listOf(ana);
    expect(list.map((note) => note.title)).toEqual([rescheduledNote.title, title]);
    expect(list[1]).toMatchObject({ title, text, path, isRead: false });
    expect(await listOf(luz)).toHaveLength(1);
  });

  it.each(['Seller', 'Staff'] as const)('a %s was told nothing', async (role) => {
    await tell(ana, 'event-1');
    expect(await listOf(await signIn(shop, role))).toEqual([]);
  });

  it('ends with what is older than half a year', async () => {
    await tell(ana, 'event-1');
    clock.advance(181 * day);
    await shop.deps.push.notifications.forgetOld();
    expect(await shop.sql`SELECT FROM notification WHERE customer_id = ${ana.customerId}`).toEqual(
      [],
    );
  });

  it('keeps nothing of a business that is gone, and fails nothing', async () => {
    await shop.deps.push.tell(crypto.randomUUID(), 'event-1', dispatchedNote);
  });
});

it('nothing is left of it where the account was removed', async () => {
  const eva = await buildRegistered(shop);
  await shop.deps.push.tell(eva.customerId, 'event-1', dispatchedNote);
  const kept = () => shop.sql`SELECT FROM notification WHERE customer_id = ${eva.customerId}`;
  expect(await kept()).toHaveLength(1);
  await shop.app.inject({
    method: 'DELETE',
    url: '/api/customer/remove',
    headers: eva.headers,
    payload: { password: 'tijeras-y-peine-largo' },
  });
  expect(await kept()).toHaveLength(0);
});

describe('POST /notifications/read', () => {
  it('marks the own ones, for oneself, however often', async () => {
    await tell(ana, 'event-1');
    await tell(ana, 'event-2');
    const [first] = await listOf(ana);
    const ids = [first?._id ?? ''];
    expect((await read(ana, ids)).status).toBe(200);
    expect((await read(ana, ids)).status).toBe(200);
    expect((await listOf(ana)).filter(({ isRead }) => isRead)).toHaveLength(1);
  });

  it('marks nothing of another business, and says the same of what is not there', async () => {
    await tell(ana, 'event-1');
    const [note] = await listOf(ana);
    const other = await read(luz, [note?._id ?? '']);
    const absent = await read(luz, [crypto.randomUUID()]);
    expect([other.status, other.value]).toEqual([absent.status, absent.value]);
    expect(await shop.sql`SELECT FROM notification_read WHERE user_id = ${luz.userId}`).toEqual([]);
    expect((await listOf(ana)).map(({ isRead }) => isRead)).toEqual([false]);
  });

  it.each([[[]], [['x']], [Array.from({ length: 61 }, () => crypto.randomUUID())]])(
    'refuses %j',
    async (ids) => {
      expect((await read(ana, ids)).status).toBe(400);
    },
  );
});
