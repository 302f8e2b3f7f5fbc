/** What of a service worker's world is used here; the types of pages and of workers exclude each other. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    readonly pushManager?: {
      getSubscription(): Promise<{ unsubscribe(): Promise<unknown> } | null>;
    };
    showNotification(title: string, options: object): Promise<void>;
    getNotifications(): Promise<readonly ShownNotification[]>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(kind?: { readonly type: 'window' }): Promise<readonly PageOfWorker[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    hear: (event: WorkerEvents[Name]) => void,
  ): void;
}

export interface PageOfWorker {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(word: unknown): void;
}

interface ShownNotification {
  readonly data: unknown;
  close(): void;
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
  push: Extendable & { readonly data: { json(): unknown } | null };
  notificationclick: Extendable & { readonly notification: ShownNotification };
}
