import type { Result } from '@matiz/domain/kernel/result.ts';
import type { TemplateName } from './whatsapp/templates.ts';

export type Channel = 'sms' | 'whatsapp' | 'email';

export interface Message {
  readonly channel: Channel;
  /** A phone as E.164 (`+573001234567`), or an e-mail address. */
  readonly to: string;
  /** Of an e-mail. */
  readonly subject?: string;
  /** All of it, readable without `html` and without `template`. */
  readonly text: string;
  /** The same for an e-mail program that shows pages. */
  readonly html?: string;
  /** The same for WhatsApp, where only what was approved before may be said first. */
  readonly template?: { readonly name: TemplateName; readonly values: readonly string[] };
  /** The way that is tried where this one does not take it, or does not deliver it. */
  readonly otherwise?: Message;
  /** From then on it is worth nothing: a code is over. */
  readonly until?: Date;
}

/** NOT_SENT: another time it may. REFUSED: it never will; the address or the person takes none. */
export type SendFault = 'NOT_SENT' | 'REFUSED';

/** How the product reaches people who are not looking at it. */
export interface Messages {
  /** Whether anything can be sent that way: someone carries it. */
  carries(channel: Channel): boolean;
  /**
   * Hands a message over to who carries it, else the next way to who carries that. A refusal is an
   * expected outcome and has been logged, without the recipient and without the text.
   */
  send(message: Message): Promise<Result<null, SendFault>>;
}

/** One way of carrying messages. Throws when it did not take the message. */
export type Carrier = (message: Message) => Promise<void>;

/** Thrown by a carrier that would not take the message another time either. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}
