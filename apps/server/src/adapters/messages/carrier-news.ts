import { createHash, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/sql.ts';
import type { DomainEvent, Publish } from '#jobs/subscribers.ts';
import type { MailBounces } from './ledger/mail-bounces.ts';
import type { PhoneLedger } from './ledger/phone-ledger.ts';
import type { PhoneReport } from './ledger/phone-report.ts';
import { readBounces } from './read-bounces.ts';
import type { TwilioKeys } from './sms/twilio.ts';
import { isSignedByTwilio, readTwilioReport } from './sms/twilio-notice.ts';
import type { WhatsAppKeys } from './whatsapp/whatsapp.ts';
import { isSignedByMeta, isVerifyToken, readWhatsAppNews } from './whatsapp/whatsapp-notice.ts';

interface NewsDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly publish: Publish;
  readonly ledger: PhoneLedger;
  readonly bounces: MailBounces;
  readonly whatsapp: WhatsAppKeys | null;
  readonly sms: TwilioKeys | null;
  readonly bounceToken: string | null;
  /** Where Twilio thinks that it asks: it signs the address. */
  readonly smsNoticeUrl: string;
}

export type CarrierNews = ReturnType<typeof createCarrierNews>;

/**
 * What carriers tell us: written down as jobs before they are answered, so that a flood of it costs
 * an insert each and a crash loses none. False: they did not sign it, or there is no such account.
 */
export function createCarrierNews(deps: NewsDeps) {
  const { sql, publish, ledger } = deps;

  async function keep(events: readonly DomainEvent[]): Promise<void> {
    if (events.length > 0) await publish(sql, events);
  }
  const eventOf = (report: PhoneReport) => ({ kind: 'phone.reported', ...report });

  /** The first question of Meta: answered with its own challenge. */
  const isMeta = (mode: string, token: string) =>
    deps.whatsapp !== null && mode === 'subscribe' && isVerifyToken(token, deps.whatsapp);

  async function hearWhatsApp(body: Buffer, signature: string): Promise<boolean> {
    const { whatsapp } = deps;
    if (whatsapp === null || !isSignedByMeta(body, signature, whatsapp.appSecret)) return false;
    const { reports, optedOut } = readWhatsAppNews(parseJson(body));
    const stops = optedOut.map((phone) => ({
      kind: 'phone.optedOut',
      channel: 'whatsapp',
      phoneHash: ledger.hashOf(phone),
    }));
    await keep([...reports.map(eventOf), ...stops]);
    return true;
  }

  async function hearSms(id: string, body: Buffer, signature: string): Promise<boolean> {
    const { sms } = deps;
    if (sms === null) return false;
    const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
    const address = `${deps.smsNoticeUrl}?id=${id}`;
    if (!isSignedByTwilio(address, fields, signature, sms.token)) return false;
    const report = readTwilioReport(id, fields, deps.clock());
    await keep(report === null ? [] : [eventOf(report)]);
    return true;
  }

  /** A mail that came back, as the own mail server hands it over. */
  async function hearBounce(body: Buffer, token: string): Promise<boolean> {
    if (deps.bounceToken === null || !isSame(token, deps.bounceToken)) return false;
    for (const { address, fault } of readBounces(body.toString('utf8'))) {
      await deps.bounces.note(address, fault);
    }
    return true;
  }

  return { isMeta, hearWhatsApp, hearSms, hearBounce };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
