import type {
  abandonCart,
  setCartReminders,
  stopCartReminders,
} from '@matiz/contracts/cart/cart-reminders.ts';
import type { ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import {
  isContactHour,
  leftAfter,
  remindWithin,
  whyNotRemind,
} from '@matiz/domain/cart/reminder.ts';
import { addDays, bogotaDate, type Clock, type PlainDate } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { Messages } from '#adapters/messages/messages.ts';
import type { Sql } from '#db/pool.ts';
import type { Buyer } from '#http/session/principal.ts';
import { readCartState } from '../cart.store.ts';
import { cartOwnerOf } from '../cart-owner.ts';
import * as store from './abandonment.store.ts';
import { reminderMail } from './reminder-mail.ts';

export interface ReminderDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly messages: Messages;
  /** Without a slash at its end. */
  readonly publicUrl: string;
}

export type CartReminders = ReturnType<typeof createCartReminders>;

interface Days {
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
}

/** At a time: a run that finds more leaves them to the next one. */
const batch = 500;
/** An older cart was forgotten, not left. */
const forgottenAfter = 30 * 24 * 3_600_000;

/** Carts that were left: marked, reminded once, counted when they come back (Ley 2300). */
export function createCartReminders(deps: ReminderDeps) {
  const { sql, clock, newId, messages, publicUrl } = deps;

  /** `POST /cart/abandoned-cart`: the buyer leaves this cart. Sent again it is the same. */
  async function leave(buyer: Buyer, cartId: string): Promise<ResultOf<typeof abandonCart>> {
    const cart = { ...cartOwnerOf(buyer), cartId };
    const state = await readCartState(sql.reader, cart);
    if (state === 'ordered') return fail(failure('CART_CLOSED'));
    if (state !== 'open') return fail(failure('CART_NOT_FOUND'));
    const isMarked = await store.markCart(sql, { ...cart, moment: clock() });
    return isMarked ? ok({ results: { message: say('cartLeft') } }) : fail(failure('CART_EMPTY'));
  }

  /** Marks carts that nobody has touched for a day. Answers how many. Repeatable. */
  async function markAbandonedCarts(now: Date): Promise<number> {
    return store.markUntouched(sql, {
      moment: now,
      before: new Date(now.getTime() - leftAfter),
      after: new Date(now.getTime() - forgottenAfter),
      limit: batch,
    });
  }

  /**
   * Sends the reminders that may go out at that moment; none outside of the hours that the law
   * allows. Answers how many went. Repeatable, by any number of servers at once.
   */
  async function remindAbandonedCarts(now: Date): Promise<number> {
    if (!isContactHour(now) || !messages.carries('email')) return 0;
    const since = new Date(now.getTime() - remindWithin);
    let sent = 0;
    for (const candidate of await store.findCandidates(sql.reader, { since, limit: batch })) {
      if (await remind(candidate, now)) sent += 1;
    }
    return sent;
  }

  /** Claimed first, then sent: rather none than two. */
  async function remind(candidate: store.ReminderCandidate, now: Date): Promise<boolean> {
    const { cartId } = candidate;
    const stopKey = newId();
    const cart = await sql.begin(async (tx) => {
      const row = await store.readLeftCart(tx, candidate);
      if (!row || row.email === null || row.goods.length === 0) return null;
      if (whyNotRemind({ ...row, isReminded: row.remindedAt !== null }, now) !== null) return null;
      await store.claimReminder(tx, { cartId, moment: now, stopKey });
      return { ...row, email: row.email };
    });
    if (cart === null) return false;
    const mail = reminderMail({
      name: cart.name,
      goods: cart.goods,
      cartUrl: `${publicUrl}/home/cart`,
      stopUrl: `${publicUrl}/cart-reminders/stop?key=${stopKey}`,
    });
    const sent = await messages.send({ channel: 'email', to: cart.email, ...mail });
    if (!sent.ok) await store.releaseReminder(sql, cartId);
    return sent.ok;
  }

  async function isStopped({ customer }: Buyer): Promise<boolean> {
    return (await store.readStopped(sql.reader, customer.id)) !== null;
  }

  /** Whether the own business gets reminders: nobody decides that for a customer of theirs. */
  async function setStopped(
    { customer, role }: Buyer,
    stopped: boolean,
  ): Promise<ResultOf<typeof setCartReminders>> {
    if (role !== 'Admin customer') return fail(failure('FORBIDDEN'));
    await store.setStopped(sql, customer.id, stopped ? clock() : null);
    return ok({ isStopped: stopped });
  }

  async function stopByKey(key: string): Promise<ResultOf<typeof stopCartReminders>> {
    const isStopped = await store.stopByKey(sql, key, clock());
    return isStopped
      ? ok({ results: { message: say('remindersStopped') } })
      : fail(failure('NOT_FOUND'));
  }

  return {
    leave,
    markAbandonedCarts,
    remindAbandonedCarts,
    isStopped,
    setStopped,
    stopByKey,
    /** Of the last thirty days unless other days are named; both count. */
    count: ({ from, to = bogotaDate(clock()) }: Days) =>
      store.countAbandoned(sql.reader, { from: from ?? addDays(to, -29), to }),
  };
}
