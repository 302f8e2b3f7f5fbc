import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { Carrier, Channel, Messages } from './messages.ts';

type Report = (detail: { err: unknown; channel: Channel }, message: string) => void;

/** Gives each message to the carrier of its channel; null: nobody carries that channel. */
export function carryMessages(
  carriers: Readonly<Record<Channel, Carrier | null>>,
  report: Report,
): Messages {
  return {
    carries: (channel) => carriers[channel] !== null,
    async send(message) {
      const { channel } = message;
      try {
        const carry = carriers[channel];
        if (carry === null) throw new Error(`nobody carries ${channel}`);
        await carry(message);
        return ok(null);
      } catch (err) {
        report({ err, channel }, 'message not sent');
        return fail('NOT_SENT');
      }
    },
  };
}
