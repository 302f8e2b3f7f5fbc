import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { SupportChannels, sendSupportMessage } from '@matiz/contracts/support.ts';
import type { Limit } from '@matiz/domain/identity/limit.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { readDayHours, serviceStateAt } from '@matiz/domain/support/service-hours.ts';
import type { Sql } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import { spendTry } from '../identity/index.ts';
import { findSeenOrder } from '../orders/index.ts';
import { readChannels } from './channels.store.ts';
import { findThreads, type ThreadReader, writeMessage } from './threads.store.ts';

interface SupportDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
}

export type SupportService = ReturnType<typeof createSupportService>;

/** Someone explains in several messages; a script does not fill the desk. */
const messagesLimit: Limit = { name: 'support', burst: 8, refillSeconds: 300 };

/** How the shop is reached, and what a person wrote to it and was answered (§2 Support). */
export function createSupportService({ sql, clock, newId }: SupportDeps) {
  async function channels(): Promise<SupportChannels> {
    const stored = await readChannels(sql.reader);
    const { whatsapp, phone, email, calendar } = stored;
    const hours = {
      weekdays: readDayHours(stored.weekdays),
      saturday: readDayHours(stored.saturday),
      sunday: readDayHours(stored.sunday),
    };
    const isSaid = Object.values(hours).some((day) => day !== null);
    const state = serviceStateAt(clock(), hours, calendar);
    return {
      whatsapp,
      phone,
      email,
      hours: isSaid ? hours : null,
      isOpen: state.isOpen,
      changesAt: state.isOpen ? state.until : state.opensAt,
    };
  }

  async function list(principal: Principal, orderCode: string | undefined) {
    if (orderCode === undefined) {
      return ok({ result: await findThreads(sql.reader, ownOf(principal)) });
    }
    const order = await findSeenOrder(sql.reader, principal, orderCode);
    if (order === null) return fail(failure('NOT_FOUND'));
    return ok({ result: await findThreads(sql.reader, { orderId: order.id }) });
  }

  async function send(
    principal: Principal,
    { messageId, body, orderCode }: BodyOf<typeof sendSupportMessage>,
  ): Promise<ResultOf<typeof sendSupportMessage>> {
    // The shop's own people answer at the desk.
    if (principal.role === 'Staff')
      return fail(failure(orderCode === null ? 'FORBIDDEN' : 'NOT_FOUND'));
    const order = orderCode === null ? null : await findSeenOrder(sql.reader, principal, orderCode);
    if (orderCode !== null && order === null) return fail(failure('NOT_FOUND'));
    const at = clock();
    const seconds = await spendTry(sql, messagesLimit, principal.userId, at);
    if (seconds > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds }));
    const id = await sql.begin((tx) =>
      writeMessage(tx, {
        messageId,
        authorId: principal.userId,
        body,
        at,
        threadId: newId(),
        customerId: order?.customerId ?? principal.customer?.id ?? null,
        orderId: order?.id ?? null,
      }),
    );
    const [thread] = await findThreads(sql.reader, { threadId: id });
    if (!thread) throw new Error('a conversation that was written to is not there');
    return ok({ result: thread });
  }

  return { channels, list, send };
}

/** A seller's are their own: each of their customers has a business's. */
function ownOf({ role, customer, userId }: Principal): ThreadReader {
  return role === 'Admin customer' && customer ? { customerId: customer.id } : { userId };
}
