/**
 * A press that begins takes the focus from a field; what is said of that field then would move the
 * page, and the press would end beside what it was meant for. So nothing is said before it is over.
 */
let release: (() => void) | null = null;
let released: Promise<void> = Promise.resolve();

/** Comes at once where nothing is held down, else after the press and its click. */
export const whenReleased = (): Promise<void> => released;

function hold(): void {
  if (release !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  released = promise;
  release = resolve;
}

function letGo(): void {
  const end = release;
  release = null;
  // The click comes right after the release, before anything else.
  if (end !== null) setTimeout(end);
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', hold, { capture: true, passive: true });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, letGo, { capture: true, passive: true });
  }
}
