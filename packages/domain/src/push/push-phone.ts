/** Where a phone is told: an app by what its push service calls it, a browser at an address. */
export interface PushPhone {
  /** The app's token, or the address at which the browser's push service takes notes. */
  readonly token: string;
  /** With what a browser's notes are sealed; null: it is an app. */
  readonly browser: BrowserKeys | null;
}

interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}
