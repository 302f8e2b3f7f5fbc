import type { Result } from '@matiz/domain/kernel/result.ts';

export type Channel = 'sms' | 'whatsapp' | 'email';

export interface Message {
  readonly channel: Channel;
  /** A phone as E.164 (`+573001234567`), or an e-mail address. */
  readonly to: string;
  /** Of an e-mail. */
  readonly subject?: string;
  /** All of it, readable without `html`. */
  readonly text: string;
  /** The same for an e-mail program that shows pages. */
  readonly html?: string;
}

/** How the product reaches people who are not looking at it. */
export interface Messages {
  /** Whether anything can be sent that way: someone carries it. */
  carries(channel: Channel): boolean;
  /**
   * Hands a message over to who carries it. A refusal is an expected outcome and has been logged,
   * without the recipient and without the text.
   */
  send(message: Message): Promise<Result<null, 'NOT_SENT'>>;
}

/** One way of carrying messages. Throws when it did not take the message. */
export type Carrier = (message: Message) => Promise<void>;
