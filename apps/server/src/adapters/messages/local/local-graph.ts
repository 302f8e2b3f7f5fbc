import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { fillTemplate, type Template, templateLanguage, templates } from '../whatsapp/templates.ts';
import type { CounterpartDeps } from './options.ts';

const parameter = z.strictObject({ type: z.literal('text'), text: z.string().min(1).max(1024) });
const sent = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string(),
  type: z.literal('template'),
  biz_opaque_callback_data: z.string().max(512).optional(),
  template: z.strictObject({
    name: z.string(),
    language: z.strictObject({ code: z.string() }),
    components: z.array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('body'), parameters: z.array(parameter) }),
        z.strictObject({
          type: z.literal('button'),
          sub_type: z.literal('url'),
          index: z.literal('0'),
          parameters: z.array(parameter).length(1),
        }),
      ]),
    ),
  }),
});

/** Meta's refusals: HTTP status and its code. */
const refusals = {
  token: [401, 190, 'Invalid OAuth access token'],
  object: [400, 100, 'Unsupported post request. Object does not exist'],
  parameter: [400, 100, 'Invalid parameter'],
  recipient: [400, 131009, 'Parameter value is not valid'],
  template: [404, 132001, 'Template name does not exist in the translation'],
  count: [400, 132000, 'Number of parameters does not match the expected number of params'],
  pair: [429, 131056, '(Business Account, Consumer Account) pair rate limit hit'],
  throughput: [429, 130429, 'Rate limit hit'],
  unreachable: [400, 131026, 'Message undeliverable'],
  optedOut: [400, 131050, 'User stopped marketing messages'],
  down: [500, 131000, 'Something went wrong'],
} as const;

/** So many a minute to one person, as one every six seconds. */
const mostOfPair = 10;

/** `POST /graph/<phone>/messages` and the list of templates. */
export function createLocalGraph(scope: FastifyInstance, deps: CounterpartDeps): void {
  const { whatsapp: keys, faults, outbox, newId, clock } = deps;
  const lately = new Map<string, number[]>();

  scope.get<{ Params: { id: string } }>('/graph/:id/message_templates', async (request, reply) => {
    if (!isAllowed(request.headers.authorization)) return refuse(reply, 'token');
    if (request.params.id !== keys.accountId) return refuse(reply, 'object');
    const data = Object.entries(templates).map(([name, { category }]) => ({
      id: name,
      name,
      category,
      language: templateLanguage,
      status: 'APPROVED',
    }));
    return { data, paging: {} };
  });

  scope.post<{ Params: { id: string } }>('/graph/:id/messages', async (request, reply) => {
    const fault = faults.take('whatsapp');
    if (fault === '500') return refuse(reply, 'down');
    if (fault === '429') return refuse(reply, 'throughput');
    if (fault === 'garbage') return reply.type('text/html').send('<h1>502 Bad Gateway</h1>');
    if (fault === 'bad-token' || !isAllowed(request.headers.authorization)) {
      return refuse(reply, 'token');
    }
    if (request.params.id !== keys.phoneId) return refuse(reply, 'object');
    const read = sent.safeParse(parse(String(request.body)));
    if (!read.success) return refuse(reply, 'parameter');
    const { to, template, biz_opaque_callback_data: callback } = read.data;
    if (!/^[1-9]\d{7,14}$/.test(to)) return refuse(reply, 'recipient');
    const known = (templates as Readonly<Record<string, Template>>)[template.name];
    if (!known || template.language.code !== templateLanguage) return refuse(reply, 'template');
    const values = valuesOf(template.components, known);
    if (values === null) return refuse(reply, 'count');
    if (fault === 'unreachable') return refuse(reply, 'unreachable');
    if (fault === 'opted-out') return refuse(reply, 'optedOut');
    if (isTooFast(to)) return refuse(reply, 'pair');

    const wamid = `wamid.${Buffer.from(newId()).toString('base64')}`;
    const isLost = fault === 'undeliverable';
    if (!isLost) {
      await outbox.keep({
        channel: 'whatsapp',
        to: `+${to}`,
        text: fillTemplate(known.body, values),
      });
    }
    const told = isLost ? ['failed'] : ['sent', 'delivered'];
    deps.tell(
      deps.whatsAppNoticeUrl,
      told.map((status) => noticeOf({ status, wamid, to, callback, at: clock() }, keys)),
    );
    return {
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: wamid, message_status: 'accepted' }],
    };
  });

  const isAllowed = (authorization: string | undefined) => authorization === `Bearer ${keys.token}`;

  function isTooFast(to: string): boolean {
    const now = clock().getTime();
    const times = [...(lately.get(to) ?? []).filter((at) => at > now - 60_000), now];
    lately.set(to, times);
    return times.length > mostOfPair;
  }
}

/** Null: not as many as the template has, or a code's button without the code. */
function valuesOf(
  components: z.output<typeof sent>['template']['components'],
  { category, values: count }: Template,
): string[] | null {
  const textsOf = (kind: string) =>
    components.filter(({ type }) => type === kind).map(({ parameters }) => parameters);
  const [[body = []], [button]] = [textsOf('body'), textsOf('button')];
  const values = body.map(({ text }) => text);
  if (values.length !== count) return null;
  if (category === 'AUTHENTICATION') return button?.[0]?.text === values[0] ? values : null;
  return button === undefined ? values : null;
}

function noticeOf(
  about: { status: string; wamid: string; to: string; callback: string | undefined; at: Date },
  { accountId, appSecret, phoneId }: CounterpartDeps['whatsapp'],
) {
  const { status, wamid, to, callback, at } = about;
  const told = {
    id: wamid,
    status,
    timestamp: String(Math.floor(at.getTime() / 1000)),
    recipient_id: to,
    ...(callback === undefined ? {} : { biz_opaque_callback_data: callback }),
    ...(status === 'failed' ? { errors: [{ code: 131026, title: 'Message undeliverable' }] } : {}),
  };
  const value = {
    messaging_product: 'whatsapp',
    metadata: { phone_number_id: phoneId },
    statuses: [told],
  };
  const entry = [{ id: accountId, changes: [{ field: 'messages', value }] }];
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry });
  const signature = createHmac('sha256', appSecret).update(body).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-hub-signature-256': `sha256=${signature}`,
  };
  return { headers, body };
}

function refuse(reply: FastifyReply, name: keyof typeof refusals): FastifyReply {
  const [status, code, message] = refusals[name];
  return reply.status(status).send({ error: { message, type: 'OAuthException', code } });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
