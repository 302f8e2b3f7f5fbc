import { createHmac } from 'node:crypto';
import { addDays, bogotaDate, type Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/sql.ts';
import type { SealedTexts } from '#lib/sealed-text.ts';
import { CarrierFault } from '../carrier-fault.ts';
import { type Carrier, type Message, Undeliverable } from '../messages.ts';
import { templates } from '../whatsapp/templates.ts';
import * as store from './phone-ledger.store.ts';
import type { PhoneReport } from './phone-report.ts';

type PhoneChannel = store.PhoneChannel;

/** What messages to phones may cost, by the settings. */
export interface PhoneLimits {
  /** Messages a day; null: as many as there are. */
  readonly perDay: Readonly<Record<PhoneChannel, number | null>>;
  /** Pesos for each that is taken. */
  readonly price: Readonly<Record<PhoneChannel, number>>;
  /** Pesos a day, of both together; null: no end. */
  readonly spendPerDay: number | null;
}

interface LedgerDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly secret: string;
  readonly sealed: SealedTexts;
  readonly limits: PhoneLimits;
}

export type PhoneLedger = ReturnType<typeof createPhoneLedger>;

const day = 24 * 60 * 60_000;
/** How long a phone that has no such application is not tried again that way. */
const unreachableFor = 30 * day;
const keptFor = 90 * day;

/**
 * What went to phones: within the limits of a day, to whom it may go, told as far as the carriers
 * tell it. People are known by a hash that only this server makes, so there is nothing to erase.
 */
export function createPhoneLedger({ sql, clock, newId, secret, sealed, limits }: LedgerDeps) {
  const hashOf = (phone: string) =>
    createHmac('sha256', secret).update(`matiz phone ${phone}`).digest();

  /** A carrier of that way, by the one who speaks its wire and answers what it calls a message. */
  function carryBy(
    channel: PhoneChannel,
    give: (message: Message, id: string) => Promise<string>,
  ): Carrier {
    return async (message) => {
      const phoneHash = hashOf(message.to);
      await mayGo(message, channel, phoneHash);
      const at = clock();
      const price = limits.price[channel];
      const spending = { day: bogotaDate(at), channel, price };
      const most = { most: limits.perDay[channel], mostSpent: limits.spendPerDay };
      if (!(await store.spendDay(sql, spending, most))) {
        // Tomorrow there is room again; a code waits for no tomorrow.
        throw new CarrierFault('limit of the day', 'later');
      }
      const id = newId();
      const { otherwise, until = null } = message;
      const sealedNext = otherwise ? sealed.seal(JSON.stringify(otherwise)) : null;
      await store.insertPhoneMessage(sql, {
        id,
        channel,
        phoneHash,
        price,
        sealedNext,
        until,
        at,
      });
      try {
        await store.noteAccepted(sql, id, await give(message, id));
      } catch (error) {
        if (!(error instanceof CarrierFault)) throw error;
        const isOver = isRefusal(error);
        if (isOver) await store.refundDay(sql, spending);
        await store.noteRefused(sql, { id, fault: error.message, isOver, at: clock() });
        await learn(sql, { channel, phoneHash }, error.outcome);
        if (error.outcome === 'later') throw error;
        throw new Undeliverable(error.message, { cause: error });
      }
    };
  }

  /** A code was asked for by who gets it; all else goes to nobody who wanted no more. */
  async function mayGo(message: Message, channel: PhoneChannel, phoneHash: Buffer): Promise<void> {
    if (message.until && message.until <= clock()) throw new Undeliverable('too late');
    const since = new Date(clock().getTime() - unreachableFor);
    const why = await store.findBlock(sql.reader, { phoneHash, channel, since });
    if (why === null || (why === 'asked' && channel === 'whatsapp' && isCode(message))) return;
    throw new Undeliverable(why);
  }

  async function learn(
    tx: Sql,
    { channel, phoneHash }: { readonly channel: PhoneChannel; readonly phoneHash: Buffer },
    outcome: CarrierFault['outcome'] | null,
  ): Promise<void> {
    if (outcome !== 'asked' && outcome !== 'unreachable') return;
    await store.blockPhone(tx, { phoneHash, channel, why: outcome, at: clock() });
  }

  /**
   * Notes what a carrier tells. Answers the way to try now, sealed, where this one failed: to one
   * of those who are told the same, within the transaction that writes it down.
   */
  async function note(tx: Sql, report: PhoneReport): Promise<string | null> {
    const { id, state, fault, outcome, at } = report;
    const message = await store.noteReport(tx, { id, state, fault, at: new Date(at) });
    if (!message) return null;
    if (state === 'failed') await learn(tx, message, outcome);
    return message.sealedNext;
  }

  /** The next way, as it was sealed; null: it is too late for it, or nobody can read it. */
  function openNext(sealedNext: string): Message | null {
    const text = sealed.open(sealedNext);
    const message = text === null ? null : readMessage(text);
    return message?.until && message.until <= clock() ? null : message;
  }

  return {
    carryBy,
    note,
    openNext,
    hashOf: (phone: string) => hashOf(phone).toString('base64url'),
    /** By its hash, as it is written down in a job. */
    block: (hash: string, channel: PhoneChannel) =>
      store.blockPhone(sql, {
        phoneHash: Buffer.from(hash, 'base64url'),
        channel,
        why: 'asked',
        at: clock(),
      }),
    forgetOld: () =>
      store.forgetPhoneMessages(sql, {
        before: new Date(clock().getTime() - keptFor),
        sealedBefore: new Date(`${addDays(bogotaDate(clock()), -3)}T00:00:00-05:00`),
      }),
  };
}

const isCode = ({ template }: Message) =>
  template !== undefined && templates[template.name].category === 'AUTHENTICATION';

/** Whether the carrier said no; without any answer it may have gone out all the same. */
function isRefusal({ message }: CarrierFault): boolean {
  return /^\d+$/.test(message) || message === 'template';
}

function readMessage(text: string): Message {
  const { until, ...message } = JSON.parse(text) as Message & { until?: string };
  return until === undefined ? message : { ...message, until: new Date(until) };
}
