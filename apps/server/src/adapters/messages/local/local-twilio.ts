import type { FastifyInstance, FastifyReply } from 'fastify';
import { twilioSignature } from '../sms/twilio-notice.ts';
import type { CounterpartDeps } from './options.ts';

/** Twilio's refusals: HTTP status and its code. */
const refusals = {
  account: [401, 20003, 'Authenticate'],
  absent: [404, 20404, 'The requested resource was not found'],
  to: [400, 21211, "The 'To' number is not a valid phone number"],
  from: [400, 21606, "The 'From' phone number is not a valid, SMS-capable number of your account"],
  empty: [400, 21602, 'Message body is required'],
  long: [400, 21617, 'The concatenated message body exceeds the 1600 character limit'],
  callback: [400, 21609, "The 'StatusCallback' URL is not a valid URL"],
  stopped: [400, 21610, 'Attempt to send to unsubscribed recipient'],
  many: [429, 20429, 'Too many requests'],
} as const;

const undelivered = '30005';

/** `POST /twilio/Accounts/<sid>/Messages.json` and the account itself. */
export function createLocalTwilio(scope: FastifyInstance, deps: CounterpartDeps): void {
  const { sms: keys, faults, outbox, newId } = deps;
  const isAllowed = (authorization: string | undefined) =>
    authorization === `Basic ${Buffer.from(`${keys.account}:${keys.token}`).toString('base64')}`;

  scope.get<{ Params: { sid: string } }>('/twilio/Accounts/:sid.json', async (request, reply) => {
    if (!isAllowed(request.headers.authorization)) return refuse(reply, 'account');
    if (request.params.sid !== keys.account) return refuse(reply, 'absent');
    return { sid: keys.account, status: 'active' };
  });

  scope.post<{ Params: { sid: string } }>(
    '/twilio/Accounts/:sid/Messages.json',
    async (request, reply) => {
      const fault = faults.take('sms');
      if (fault === '500') return reply.status(500).send({});
      if (fault === '429') return refuse(reply, 'many');
      if (fault === 'garbage') return reply.type('text/html').send('<h1>502 Bad Gateway</h1>');
      if (fault === 'bad-token' || !isAllowed(request.headers.authorization)) {
        return refuse(reply, 'account');
      }
      if (request.params.sid !== keys.account) return refuse(reply, 'absent');
      const form = new URLSearchParams(String(request.body));
      const [to, body] = [form.get('To') ?? '', form.get('Body') ?? ''];
      const callback = form.get('StatusCallback');
      if (fault === 'unreachable' || !/^\+[1-9]\d{7,14}$/.test(to)) return refuse(reply, 'to');
      if ((form.get('From') ?? form.get('MessagingServiceSid')) !== keys.from) {
        return refuse(reply, 'from');
      }
      if (body === '') return refuse(reply, 'empty');
      if (body.length > 1_600) return refuse(reply, 'long');
      if (callback !== null && !URL.canParse(callback)) return refuse(reply, 'callback');
      if (fault === 'opted-out') return refuse(reply, 'stopped');

      const sid = `SM${newId().replaceAll('-', '')}`;
      const isLost = fault === 'undeliverable';
      if (!isLost) await outbox.keep({ channel: 'sms', to, text: body });
      if (callback !== null) {
        const told = isLost ? ['undelivered'] : ['queued', 'sent', 'delivered'];
        deps.tell(
          callback,
          told.map((status) => {
            const fields = { MessageSid: sid, MessageStatus: status, To: to, From: keys.from };
            const all = isLost ? { ...fields, ErrorCode: undelivered } : fields;
            return {
              headers: {
                'content-type': 'application/x-www-form-urlencoded',
                'x-twilio-signature': twilioSignature(callback, all, keys.token),
              },
              body: new URLSearchParams(all).toString(),
            };
          }),
        );
      }
      return reply.status(201).send({ sid, status: 'queued', to, error_code: null });
    },
  );
}

function refuse(reply: FastifyReply, name: keyof typeof refusals): FastifyReply {
  const [status, code, message] = refusals[name];
  return reply.status(status).send({ code, message, status });
}
