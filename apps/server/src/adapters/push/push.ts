import type { PushChannel } from '@matiz/domain/push/push-channel.ts';
import type { PushPhone } from '@matiz/domain/push/push-phone.ts';

/** What a phone shows, and where it leads when it is tapped. */
export interface PushNote {
  /** Under which it is kept: a tapped one has been read. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** A path of the shop. */
  readonly path: string;
  /** The group in which an Android shows it. */
  readonly channel: PushChannel;
}

/**
 * How phones are told. `gone`: the service knows the phone no longer, and it is not told again.
 * Throws when the note was not taken.
 */
export type Push = (phone: PushPhone, note: PushNote) => Promise<'sent' | 'gone'>;
