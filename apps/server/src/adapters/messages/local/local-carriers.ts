import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { TwilioKeys } from '../sms/twilio.ts';
import type { WhatsAppKeys } from '../whatsapp/whatsapp.ts';
import { createCarrierFaults } from './carrier-faults.ts';
import { createLocalGraph } from './local-graph.ts';
import { createLocalTwilio } from './local-twilio.ts';
import type { LocalCarriersOptions, ToldState } from './options.ts';

export const localCarriers = '/dev/carriers';

/** Keys of accounts that are only this server's. */
export function practiceAccounts(secret: string): { whatsapp: WhatsAppKeys; sms: TwilioKeys } {
  const make = (name: string) =>
    createHmac('sha256', secret).update(`matiz practice ${name}`).digest('hex');
  const digits = (name: string) => String(BigInt(`0x${make(name).slice(0, 12)}`));
  return {
    whatsapp: {
      phoneId: digits('phone'),
      accountId: digits('account'),
      token: make('token'),
      appSecret: make('app').slice(0, 32),
      verifyToken: make('verify'),
    },
    sms: {
      account: `AC${make('sid').slice(0, 32)}`,
      token: make('sms').slice(0, 32),
      from: '+573000000000',
    },
  };
}

/**
 * WhatsApp's Cloud API and Twilio without internet, under `/dev/carriers`: on the same wire, and they
 * refuse whatever the real ones refuse. What they take is read at `/dev/outbox`, so they must never
 * stand beside real customers.
 */
export function localCarrierRoutes(app: FastifyInstance, options: LocalCarriersOptions): void {
  const closing = new AbortController();
  const { settleMs = 500, fetch } = options;
  const faults = createCarrierFaults();

  /** Tells each state in its turn, as the carriers do: after the answer, and not for ever. */
  function tell(address: string, states: readonly ToldState[]): void {
    const telling = async () => {
      for (const { headers, body } of states) {
        await sleep(settleMs, undefined, { ref: false, signal: closing.signal });
        await fetch(address, { method: 'POST', headers, body, signal: closing.signal });
      }
    };
    // Nobody is there to be told: the real ones would come again later.
    telling().catch(() => undefined);
  }

  app.register(
    async (scope) => {
      scope.addHook('onClose', async () => closing.abort());
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        '*',
        { parseAs: 'string', bodyLimit: 64 * 1024 },
        (_request, body, done) => done(null, body),
      );
      scope.post('/faults', async (request, reply) =>
        reply.status(faults.order(String(request.body)) ? 204 : 400).send(),
      );
      createLocalGraph(scope, { ...options, faults, tell });
      createLocalTwilio(scope, { ...options, faults, tell });
    },
    { prefix: localCarriers },
  );
}
