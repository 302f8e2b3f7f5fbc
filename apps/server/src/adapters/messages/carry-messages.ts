import { fail, ok } from '@matiz/domain/kernel/result.ts';
import {
  type Carrier,
  type Channel,
  type Message,
  type Messages,
  type SendFault,
  Undeliverable,
} from './messages.ts';

type Report = (detail: { err: unknown; channel: Channel }, message: string) => void;

/**
 * Gives each message to the carrier of its channel, and its next way to that one's where it was not
 * taken; null: nobody carries that channel.
 */
export function carryMessages(
  carriers: Readonly<Record<Channel, Carrier | null>>,
  report: Report,
): Messages {
  async function carry(message: Message): Promise<SendFault | null> {
    const { channel } = message;
    try {
      const give = carriers[channel];
      if (give === null) throw new Undeliverable(`nobody carries ${channel}`);
      await give(message);
      return null;
    } catch (err) {
      report({ err, channel }, 'message not sent');
      return err instanceof Undeliverable ? 'REFUSED' : 'NOT_SENT';
    }
  }

  return {
    carries: (channel) => carriers[channel] !== null,
    async send(message) {
      // Worth another try while one of its ways may take it later.
      let fault: SendFault = 'REFUSED';
      const carried = waysOf(message).filter(({ channel }) => carriers[channel] !== null);
      for (const way of carried.length > 0 ? carried : [message]) {
        const refused = await carry(way);
        if (refused === null) return ok(null);
        if (refused === 'NOT_SENT') fault = refused;
      }
      return fail(fault);
    },
  };
}

/** The message and each way after it. */
function waysOf(message: Message): Message[] {
  const ways: Message[] = [];
  for (let way: Message | undefined = message; way; way = way.otherwise) ways.push(way);
  return ways;
}
