/** What of a service worker's world is used here; the types of pages and of workers exclude each other. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(word: string): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    hear: (event: WorkerEvents[Name]) => void,
  ): void;
}

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchAsked extends Extendable {
  readonly request: Request;
  /** What the browser began to fetch while the worker woke up. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface WorkerEvents {
  install: Extendable;
  activate: Extendable;
  fetch: FetchAsked;
  message: Extendable & { readonly data: unknown };
}
