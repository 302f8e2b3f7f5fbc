/** Where a phone is told: an app by what its push service calls it, a browser at an address. */
export interface PushPhone {
  /** The app's token, or the address at which the browser's push service takes notes. */
  readonly token: string;
  /** With what a browser's notes are sealed; null: it is an app. */
  readonly browser: BrowserKeys | null;
}

export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What a phone shows, and where it leads when it is tapped. */
export interface PushNote {
  /** Under which it is kept: a tapped one has been read. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** A path of the shop. */
  readonly path: string;
}

/**
 * How phones are told. `gone`: the service knows the phone no longer, and it is not told again.
 * Throws when the note was not taken.
 */
export type Push = (phone: PushPhone, note: PushNote) => Promise<'sent' | 'gone'>;
