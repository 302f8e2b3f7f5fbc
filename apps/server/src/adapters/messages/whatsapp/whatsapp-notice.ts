import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PhoneReport } from '../ledger/phone-report.ts';
import { outcomeOf, type WhatsAppKeys } from './whatsapp.ts';

const status = z.object({
  id: z.string(),
  status: z.string(),
  timestamp: z.string().regex(/^\d{1,12}$/),
  biz_opaque_callback_data: z.string().optional(),
  errors: z.array(z.object({ code: z.int() })).optional(),
});
const inbound = z.object({
  from: z.string().regex(/^\d{5,20}$/),
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
});
const value = z.object({
  statuses: z.array(z.unknown()).optional(),
  messages: z.array(z.unknown()).optional(),
});
const envelope = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.unknown() })) })),
});

const states = new Set(['sent', 'delivered', 'read', 'failed'] as const);
type State = typeof states extends Set<infer S> ? S : never;
const isState = (text: string): text is State => (states as ReadonlySet<string>).has(text);

/** `Baja`, `STOP`, `No más`: anyone who writes one of these alone wants no more of it. */
const stopWords = /^\s*(baja|stop|no m[aá]s|cancelar( suscripci[oó]n)?)\s*[.!]*\s*$/i;

/** What Meta tells by one request; several entries and kinds come together. */
export interface WhatsAppNews {
  readonly reports: readonly PhoneReport[];
  /** E.164, of who wants no more messages that way. */
  readonly optedOut: readonly string[];
}

/** Whether Meta signed these bytes with the secret of our app. */
export function isSignedByMeta(body: Buffer, signature: string, appSecret: string): boolean {
  const [, hex] = /^sha256=([0-9a-f]{64})$/i.exec(signature) ?? [];
  if (hex === undefined) return false;
  const expected = createHmac('sha256', appSecret).update(body).digest();
  return timingSafeEqual(Buffer.from(hex, 'hex'), expected);
}

/** Whether that is the token of our settings; in a time that tells nothing of it. */
export function isVerifyToken(shown: string, { verifyToken }: WhatsAppKeys): boolean {
  const digest = (text: string) => createHmac('sha256', 'verify').update(text).digest();
  return timingSafeEqual(digest(shown), digest(verifyToken));
}

/** Reads what was signed. What it does not know it leaves out: Meta adds kinds as it likes. */
export function readWhatsAppNews(body: unknown): WhatsAppNews {
  const read = envelope.safeParse(body);
  if (!read.success) return { reports: [], optedOut: [] };
  const values = read.data.entry
    .flatMap(({ changes }) => changes)
    .flatMap((change) => value.safeParse(change.value).data ?? []);
  return {
    reports: values.flatMap(({ statuses = [] }) => statuses.flatMap(reportOf)),
    optedOut: values.flatMap(({ messages = [] }) => messages.flatMap(optOutOf)),
  };
}

function reportOf(told: unknown): PhoneReport[] {
  const { data } = status.safeParse(told);
  const id = z.uuid().safeParse(data?.biz_opaque_callback_data);
  if (!data || !id.success || !isState(data.status)) return [];
  const code = data.errors?.[0]?.code;
  return [
    {
      id: id.data,
      state: data.status,
      fault: code === undefined ? null : String(code),
      outcome: code === undefined ? null : outcomeOf(code),
      at: new Date(Number(data.timestamp) * 1000).toISOString(),
    },
  ];
}

function optOutOf(told: unknown): string[] {
  const { data } = inbound.safeParse(told);
  return data?.type === 'text' && stopWords.test(data.text?.body ?? '') ? [`+${data.from}`] : [];
}
