import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Outbox } from '../outbox.ts';
import type { TwilioKeys } from '../sms/twilio.ts';
import type { WhatsAppKeys } from '../whatsapp/whatsapp.ts';
import type { CarrierFaults } from './carrier-faults.ts';

export interface LocalCarriersOptions {
  readonly whatsapp: WhatsAppKeys;
  readonly sms: TwilioKeys;
  readonly outbox: Pick<Outbox, 'keep'>;
  readonly newId: () => string;
  /** By which a state says when it came; whole seconds, rounded down, as Meta does. */
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  /** Where states of WhatsApp are told; those of an SMS go where it says. */
  readonly whatsAppNoticeUrl: string;
  /** Milliseconds between the states of a message; 500 unless given. */
  readonly settleMs?: number;
}

/** A request by which a carrier tells what became of a message. */
export interface ToldState {
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** What each of the two counterparts works with. */
export interface CounterpartDeps extends LocalCarriersOptions {
  readonly faults: CarrierFaults;
  readonly tell: (address: string, states: readonly ToldState[]) => void;
}
