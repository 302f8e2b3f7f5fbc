import { accountsSentences } from './messages/accounts-sentences.ts';
import { cartSentences } from './messages/cart-sentences.ts';
import { deskSentences } from './messages/desk-sentences.ts';
import { fillMessage } from './messages/fill-message.ts';
import { generalSentences } from './messages/general-sentences.ts';
import { ordersSentences } from './messages/orders-sentences.ts';
import { specSentences } from './messages/spec-sentences.ts';

/** Every Spanish sentence that the server says, keyed and typed (D-15). */
export const messages = {
  ...specSentences,
  ...generalSentences,
  ...cartSentences,
  ...ordersSentences,
  ...accountsSentences,
  ...deskSentences,
} as const;

export type MessageKey = keyof typeof messages;

type Placeholders<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}|wait` ? Name : Place) | Placeholders<Rest>
  : never;
export type MessageValues<Key extends MessageKey> = {
  readonly [Name in Placeholders<(typeof messages)[Key]>]: string | number;
};
/** What a sentence needs to know besides its key: nothing, or the values of its placeholders. */
export type MessageArgs<Key extends MessageKey> =
  Placeholders<(typeof messages)[Key]> extends never ? [] : [values: MessageValues<Key>];

/** The sentence of a key with its values in place. */
export function say<Key extends MessageKey>(key: Key, ...args: MessageArgs<Key>): string {
  return fillMessage(messages[key], args[0] ?? {});
}
