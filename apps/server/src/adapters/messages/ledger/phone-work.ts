import { z } from 'zod';
import type { Sql } from '#db/sql.ts';
import { type SendDeps, sendOnce } from '#jobs/send-once.ts';
import { type Publish, type Subscriber, subscribeTo } from '#jobs/subscribers.ts';
import type { PhoneLedger } from './phone-ledger.ts';

/*
 * What carriers tell us, written down before they are answered: neither a phone nor a text is in it.
 */

const phoneReportedSchema = z.object({
  kind: z.literal('phone.reported'),
  id: z.uuid(),
  state: z.enum(['sent', 'delivered', 'read', 'failed']),
  fault: z.string().nullable(),
  outcome: z.enum(['later', 'never', 'unreachable', 'asked']).nullable(),
  at: z.iso.datetime(),
});

const phoneOptedOutSchema = z.object({
  kind: z.literal('phone.optedOut'),
  channel: z.enum(['sms', 'whatsapp']),
  phoneHash: z.string(),
});

/** A message did not arrive: its next way is tried. */
const phoneNextSchema = z.object({
  kind: z.literal('phone.next'),
  sealedNext: z.string(),
});

interface PhoneWorkDeps extends SendDeps {
  readonly sql: Sql;
  readonly phoneLedger: PhoneLedger;
  readonly publish: Publish;
}

/** Notes delivery, and tries the next way of a message that did not arrive. */
export function createPhoneSubscribers(deps: PhoneWorkDeps): Subscriber[] {
  const { sql, phoneLedger, publish } = deps;
  return [
    subscribeTo('phone.reported', {
      name: 'messages.reports',
      schema: phoneReportedSchema,
      handle: ({ kind: _, ...report }) =>
        sql.begin(async (tx) => {
          const sealedNext = await phoneLedger.note(tx, report);
          const next = { kind: 'phone.next', sealedNext };
          if (sealedNext !== null) await publish(tx, [next]);
        }),
    }),
    subscribeTo('phone.next', {
      name: 'messages.next',
      schema: phoneNextSchema,
      handle: ({ sealedNext }, id) =>
        sendOnce(deps, id, async () => phoneLedger.openNext(sealedNext)),
    }),
    subscribeTo('phone.optedOut', {
      name: 'messages.optOuts',
      schema: phoneOptedOutSchema,
      handle: ({ channel, phoneHash }) => phoneLedger.block(phoneHash, channel),
    }),
  ];
}
