/** What an installed shell can do beside showing the shop; null on the web. */
export interface Phone {
  /** The system's sheet for sending something. Nothing happens where a person closes it. */
  share(content: { title: string; text?: string; url?: string }): Promise<void>;
  /** Gets a file of a call with the session's tokens, keeps it for a moment and offers it. */
  shareFile(file: { path: string; name: string; title: string }): Promise<void>;
  /** Reads a code with the camera; null where the person went back. */
  readonly scanCode: (() => Promise<string | null>) | null;
  /** Null where the app was built without a key for it. */
  readonly push: PhonePush | null;
  /** A tap that is felt. */
  tick(): void;
}

/** Being told on the phone itself. */
export interface PhonePush {
  /** What the person answered the system; `prompt`: it was not asked yet; `unavailable`: it cannot be. */
  state(): Promise<'granted' | 'denied' | 'prompt' | 'unavailable'>;
  /** Has the system ask. */
  ask(): Promise<void>;
}
