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
