import { isSafeMoment } from './safe-moment.ts';

/** So often does a page that is looked at ask whether there is a new release. */
const askAgainMs = 30 * 60_000;
/** The page has what it needs before the worker fetches what it may need without a connection. */
const settleMs = 4000;

interface WorkerParts {
  readonly page: Window;
  /** This page's own release (`readRelease`). */
  readonly release: string;
  readonly isBusy: () => boolean;
}

/** The file that this page was started from, as the worker names its release. */
export function readRelease(page: Document): string {
  const entry = page.querySelector<HTMLScriptElement>('script[type="module"][src*="/index-"]');
  return entry?.src ? new URL(entry.src).pathname.slice(1) : '';
}

/**
 * Registers the worker once the page is awake and at rest, and lets a new release take over: at once
 * where this page is of it already, else when the page is out of sight and nothing is under way
 * (`isSafeMoment`). Then the page is loaded again, and each other tab at a safe moment of its own.
 */
export function startWorker({ page, release, isBusy }: WorkerParts): void {
  const { navigator, document, location } = page;
  const { serviceWorker } = navigator;
  if (!serviceWorker || !import.meta.env.PROD || isSparing(navigator)) return;
  let typedAt = '';
  /** Whether the worker is of another release than this page. */
  let isReplaced = false;

  const isSafe = () =>
    isSafeMoment({
      pathname: location.pathname,
      isHidden: document.visibilityState === 'hidden',
      hasTyped: typedAt === location.href,
      hasWindow: document.querySelector(windows) !== null,
      isBusy: isBusy(),
    });
  const notice = () => {
    typedAt = location.href;
  };
  document.addEventListener('input', notice, { capture: true });
  serviceWorker.addEventListener('message', ({ data }) => {
    // Its other word is of a pressed note.
    if (typeof data !== 'string') return;
    isReplaced = data !== release;
    if (isReplaced && isSafe()) location.reload();
  });

  async function register(): Promise<void> {
    const isFirst = serviceWorker.controller === null;
    const registration = await serviceWorker.register('/sw.js');
    if (isFirst) void serviceWorker.ready.then(() => keepShownPictures(document));
    let askedAt = Date.now();
    const tell = (word: string) => registration.waiting?.postMessage(word);
    const offer = () => tell(`release ${release}`);
    offer();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offer);
    });
    document.addEventListener('visibilitychange', () => {
      if (isSafe()) {
        tell('take-over');
        if (isReplaced) location.reload();
      } else if (document.visibilityState === 'visible' && Date.now() - askedAt > askAgainMs) {
        askedAt = Date.now();
        registration.update().catch(() => undefined);
      }
    });
  }
  setTimeout(() => void register().catch(() => undefined), settleMs);
}

/** What was shown before there was a worker passes by it once more, from the browser's own cache. */
function keepShownPictures(page: Document): void {
  for (const { currentSrc } of page.images) {
    if (currentSrc) fetch(currentSrc, { cache: 'force-cache' }).catch(() => undefined);
  }
}

const windows = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Who asked their phone to be sparing keeps only what they see. */
function isSparing(navigator: Navigator): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
