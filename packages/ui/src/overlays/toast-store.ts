export type ToastTone = 'neutral' | 'success' | 'danger';

export type Toast = {
  id: number;
  /** A line above the message. */
  title?: string | undefined;
  message: string;
  tone: ToastTone;
  /** How long it stays, in milliseconds; 0 = until dismissed. */
  durationMs: number;
  action?: { label: string; onAction: () => void } | undefined;
};

export type ToastInput = {
  title?: string | undefined;
  message: string;
  tone?: ToastTone | undefined;
  durationMs?: number | undefined;
  /** e.g. { label: 'Deshacer', onAction }. */
  action?: Toast['action'];
};

const shownAtOnce = 3;
const defaultDurationMs = 5000;
const none: readonly Toast[] = [];

let toasts: readonly Toast[] = none;
/** The windows over the page that show the messages in themselves, the uppermost last. */
let windows: readonly string[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message over the page (browser only) and returns its id. At most three are kept; of those
 * before it, what stays until it is put away goes last.
 */
export function toast(input: ToastInput): number {
  lastId += 1;
  const shown: Toast = {
    id: lastId,
    title: input.title,
    message: input.message,
    tone: input.tone ?? 'neutral',
    // An action needs time to be reached.
    durationMs: input.durationMs ?? (input.action ? defaultDurationMs * 2 : defaultDurationMs),
    action: input.action,
  };
  const earlier = toasts.filter((one) => !saysTheSame(one, shown));
  const passing = earlier.find(({ durationMs }) => durationMs > 0) ?? earlier[0];
  publish([...earlier.filter((one) => earlier.length < shownAtOnce || one !== passing), shown]);
  return shown.id;
}

/** Said again it stands there once, for its whole time; what can be undone stands for each. */
function saysTheSame(earlier: Toast, { title, message, tone, action }: Toast): boolean {
  const isPlain = earlier.action === undefined && action === undefined;
  return isPlain && earlier.title === title && earlier.message === message && earlier.tone === tone;
}

/** Takes a message away; unknown ids are ignored. */
export function dismissToast(id: number): void {
  publish(toasts.filter((shown) => shown.id !== id));
}

/** Takes every message away (tests, change of user). */
export function clearToasts(): void {
  publish(none);
}

/**
 * A window over the page shows the messages in itself until the returned function is called: over
 * it they would cover its fields. What went well before it was opened has been read.
 */
export function openToastWindow(id: string): () => void {
  windows = [...windows, id];
  publish(toasts.filter(({ tone }) => tone !== 'success'));
  return () => {
    windows = windows.filter((each) => each !== id);
    publish(toasts);
  };
}

/** The window that shows the messages; null: the page does. */
export function readToastWindow(): string | null {
  return windows.at(-1) ?? null;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readToasts(): readonly Toast[] {
  return toasts;
}

export function readServerToastWindow(): string | null {
  return null;
}

/** The server never shows a message: they belong to a person's tab. */
export function readServerToasts(): readonly Toast[] {
  return none;
}
