import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { FastifyInstance } from 'fastify';
import type { Sql } from '#db/sql.ts';
import type { Publish } from '#jobs/subscribers.ts';
import type { SealedTexts } from '#lib/sealed-text.ts';
import { noPhones } from '../../phone-settings.ts';
import { createCarrierNews } from './carrier-news.ts';
import { carryMessages } from './carry-messages.ts';
import { chooseCarriers, type MailSettings } from './choose-carriers.ts';
import { createMailBounces } from './ledger/mail-bounces.ts';
import { createPhoneLedger, type PhoneLimits } from './ledger/phone-ledger.ts';
import { createPhoneSubscribers } from './ledger/phone-work.ts';
import { localCarrierRoutes, localCarriers, practiceAccounts } from './local/local-carriers.ts';
import type { Messages } from './messages.ts';
import type { Outbox } from './outbox.ts';
import type { TwilioKeys } from './sms/twilio.ts';
import type { WhatsAppKeys } from './whatsapp/whatsapp.ts';

interface MessagesOptions {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly sealed: SealedTexts;
  readonly publish: Publish;
  readonly report: Parameters<typeof carryMessages>[1];
  readonly settings: {
    readonly secret: string;
    /** As people reach this server, without a slash at the end. */
    readonly publicUrl: string;
    readonly mail?: MailSettings | null;
    /** By nobody unless given. */
    readonly phones?: {
      readonly whatsapp: WhatsAppKeys | null;
      readonly sms: TwilioKeys | null;
      readonly limits: PhoneLimits;
    };
    readonly bounceToken?: string | null;
    /** Whether the local counterparts stand in for accounts that are missing. */
    readonly practisesCarriers?: boolean;
  };
  /** Where nobody's messages are carried yet; null: in production. */
  readonly outbox: Outbox | null;
  /** The network unless given. */
  readonly fetch?: typeof fetch;
  /** As this server reaches itself, without a slash at the end. */
  readonly ownUrl: string;
  /** Instead of the carriers that the settings choose. */
  readonly messages?: Messages | undefined;
}

const smsNoticePath = '/api/message/sms';

/** Everything that carries messages, what is told of them, and the counterparts that stand in. */
export function openMessages(options: MessagesOptions) {
  const { outbox, ownUrl, fetch = globalThis.fetch } = options;
  const {
    secret,
    publicUrl,
    phones = noPhones,
    mail = null,
    bounceToken = null,
  } = options.settings;
  const practice = options.settings.practisesCarriers && outbox ? practiceAccounts(secret) : null;
  const ledger = createPhoneLedger({ ...options, secret, limits: phones.limits });
  const bounces = createMailBounces({ ...options, secret });
  const local = `${ownUrl}${localCarriers}`;
  const whatsapp = accountOf(phones.whatsapp, practice?.whatsapp, `${local}/graph`);
  const sms = accountOf(phones.sms, practice?.sms, `${local}/twilio`);
  // The real one reaches nobody at `localhost`; the counterpart does.
  const isReached = phones.sms === null || new URL(publicUrl).hostname !== 'localhost';
  const smsNoticeUrl = `${phones.sms === null ? ownUrl : publicUrl}${smsNoticePath}`;
  const carriers = chooseCarriers({
    mail,
    outbox,
    phones: { whatsapp, sms },
    ledger,
    bounces,
    fetch,
    smsNoticeUrl: isReached ? smsNoticeUrl : null,
  });
  const messages = options.messages ?? carryMessages(carriers, options.report);
  return {
    messages,
    phoneLedger: ledger,
    phoneSubscribers: createPhoneSubscribers({ ...options, messages, phoneLedger: ledger }),
    carrierNews: createCarrierNews({
      ...options,
      bounceToken,
      ledger,
      bounces,
      whatsapp: whatsapp?.keys ?? null,
      sms: sms?.keys ?? null,
      smsNoticeUrl,
    }),
    /** Adds the counterparts to the application; null: every account is a real one, or none. */
    practiseCarrying:
      practice && outbox
        ? (app: FastifyInstance) =>
            localCarrierRoutes(app, {
              ...practice,
              outbox,
              newId: options.newId,
              clock: options.clock,
              fetch,
              whatsAppNoticeUrl: `${ownUrl}/api/message/whatsapp`,
            })
        : null,
  };
}

function accountOf<K>(keys: K | null, practice: K | undefined, apiUrl: string) {
  if (keys !== null) return { keys };
  return practice === undefined ? null : { keys: practice, apiUrl };
}
