import { z } from 'zod';
import { CarrierFault, faultNameOf } from '../carrier-fault.ts';
import type { Message } from '../messages.ts';
import { templateLanguage, templates } from './templates.ts';

/** An account with WhatsApp's Cloud API. */
export interface WhatsAppKeys {
  /** The number that writes, as Meta calls it. */
  readonly phoneId: string;
  /** The business's account, whose templates are looked at. */
  readonly accountId: string;
  /** Of a system user, which does not end. */
  readonly token: string;
  /** Signs what Meta tells us. */
  readonly appSecret: string;
  /** What Meta shows when it asks for the first time. */
  readonly verifyToken: string;
}

export const graphUrl = 'https://graph.facebook.com/v24.0';
const timeoutMs = 8_000;

/** Codes of Meta with which it would not go another time either, and why it is not tried again. */
const unreachable = new Set([131026, 131045]);
const optedOut = new Set([131050]);
const never = new Set([100, 131008, 131009, 131021]);

const accepted = z.object({
  messages: z.array(z.object({ id: z.string().min(1).max(200) })).min(1),
});
const refused = z.object({ error: z.object({ code: z.int() }) });

export interface GraphOptions {
  readonly keys: WhatsAppKeys;
  readonly fetch: typeof fetch;
  /** Without a slash at its end. */
  readonly apiUrl: string;
}

/**
 * Sends a template to a phone and answers what Meta calls the message. `id` comes back with each of
 * its states: Meta knows no repeated request, so a message whose answer was lost is known by it.
 */
export async function sendByWhatsApp(
  { keys, fetch, apiUrl }: GraphOptions,
  { to, template }: Message,
  id: string,
): Promise<string> {
  if (!template) throw new CarrierFault('template', 'never');
  const body = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace(/^\+/, ''),
    type: 'template',
    biz_opaque_callback_data: id,
    template: {
      name: template.name,
      language: { code: templateLanguage },
      components: componentsOf(template.values, templates[template.name].category),
    },
  };
  const response = await ask(fetch, `${apiUrl}/${keys.phoneId}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const content: unknown = await response.json().catch(() => null);
  if (!response.ok) throw faultOf(response.status, content);
  const read = accepted.safeParse(content);
  if (!read.success) throw new CarrierFault('answer', 'later');
  return read.data.messages[0]?.id ?? '';
}

function componentsOf(values: readonly string[], category: string) {
  const parameters = values.map((text) => ({ type: 'text', text }));
  const body = { type: 'body', parameters };
  // The button that copies the code takes it once more.
  const button = { type: 'button', sub_type: 'url', index: '0', parameters };
  return category === 'AUTHENTICATION' ? [body, button] : [body];
}

function faultOf(status: number, content: unknown): CarrierFault {
  const code = refused.safeParse(content).data?.error.code;
  return new CarrierFault(String(code ?? status), code === undefined ? 'later' : outcomeOf(code));
}

/** What comes of a message with that fault of Meta's. */
export function outcomeOf(code: number): CarrierFault['outcome'] {
  if (unreachable.has(code)) return 'unreachable';
  if (optedOut.has(code)) return 'asked';
  return never.has(code) ? 'never' : 'later';
}

const shownTemplates = z.object({
  data: z.array(
    z.object({ name: z.string(), language: z.string(), status: z.string(), category: z.string() }),
  ),
});

/** What keeps messages from going, for the doctor; null: nothing that Meta would tell. */
export async function examineWhatsApp({
  keys,
  fetch,
  apiUrl,
}: GraphOptions): Promise<string | null> {
  const query = 'fields=name,language,status,category&limit=200';
  const address = `${apiUrl}/${keys.accountId}/message_templates?${query}`;
  const headers = { authorization: `Bearer ${keys.token}` };
  const response = await ask(fetch, address, { headers });
  const content: unknown = await response.json().catch(() => null);
  if (!response.ok) return `Meta responde ${faultOf(response.status, content).message}`;
  const read = shownTemplates.safeParse(content);
  if (!read.success) return 'Meta respondió otra cosa';
  const missing = Object.entries(templates).filter(
    ([name, { category }]) =>
      !read.data.data.some(
        (each) =>
          each.name === name &&
          each.language === templateLanguage &&
          each.status === 'APPROVED' &&
          each.category === category,
      ),
  );
  if (missing.length === 0) return null;
  return `faltan plantillas aprobadas en ${templateLanguage}: ${missing.map(([name]) => name).join(', ')}`;
}

/** What the network throws may name addresses: only its kind is told. */
async function ask(fetch: GraphOptions['fetch'], address: string, init: RequestInit) {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(address, { ...init, redirect: 'error', signal });
  } catch (error) {
    throw new CarrierFault(faultNameOf(error), 'later');
  }
}
