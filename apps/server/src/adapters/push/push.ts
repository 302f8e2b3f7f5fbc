import type { Outbox } from '../messages/outbox.ts';

/** What a phone shows, and where it leads when it is tapped. */
export interface PushNote {
  /** The phone, as its push service calls it. */
  readonly token: string;
  readonly title: string;
  readonly text: string;
  /** A path of the shop. */
  readonly path: string;
}

/**
 * How phones are told. `gone`: the service knows the phone no longer, and it is not told again.
 * Throws when the note was not taken.
 */
export type Push = (note: PushNote) => Promise<'sent' | 'gone'>;

/** Nobody's phone is told; where the outbox is open, the note can be read there. */
export function choosePush(outbox: Outbox | null): Push | null {
  // Firebase (HTTP v1) stands here once there is an account with it.
  if (outbox === null) return null;
  return async ({ token, title, text, path }) => {
    await outbox.keep({ channel: 'push', to: token, subject: title, text: `${text}\n${path}` });
    return 'sent';
  };
}
