import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import type { Connection } from '#lib/network/connection.ts';
import { shapeOf } from './page-shape.ts';
import { PageLine, PageSkeleton } from './page-skeleton.tsx';

/** A page that is there sooner is shown without a skeleton before it. */
const pageMs = 20;
/** Of the page where one stands, another list or filter: nothing is shown for what takes less. */
const partMs = 250;
/** What React draws of a page that has come is drawn by then. */
const drawnMs = 1500;

type State = Pick<DataRouter['state'], 'navigation' | 'location' | 'restoreScrollPosition'>;
export interface AnsweredRouter {
  readonly state: State;
  subscribe(listener: (state: State) => void): () => void;
}

/** What stands in the place of the page that one leaves. */
interface Answer {
  readonly root: Root;
  readonly host: HTMLElement;
  /** The page that was left, and how far down it stood. */
  readonly left: string;
  readonly top: number;
}

/**
 * Answers a tap while the next page's code and data are under way: its tab at once, its shape in the
 * place of the page that one leaves, which stays and comes back when nothing comes of it. Where only
 * the query changes, a line at the top. Without a connection neither: the page is worth more.
 *
 * It stands beside the application, not in it: React draws the state of a navigation together with
 * all that a route shows, which takes a slow phone half a second.
 */
export function answerTaps(router: AnsweredRouter, connection: Connection, page: Document) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answer: Answer | null = null;

  return router.subscribe(({ navigation, location }) => {
    clearTimeout(timer);
    const ahead = navigation.location;
    if (ahead === undefined) {
      const { restoreScrollPosition } = router.state;
      markTab(page, location.pathname);
      if (answer) takeBack(answer, location.key, restoreScrollPosition);
      answer = null;
      return;
    }
    if (!connection.isOnline()) return;
    const isOther = ahead.pathname !== location.pathname;
    if (isOther) markTab(page, ahead.pathname);
    if (answer) {
      draw(answer, ahead.pathname);
      return;
    }
    const left = location.key;
    timer = setTimeout(
      () => (answer = show(isOther ? ahead.pathname : null, left)),
      isOther ? pageMs : partMs,
    );
  });

  function show(pathname: string | null, left: string): Answer {
    const host = page.createElement('div');
    const shown = { root: createRoot(host), host, left, top: window.scrollY };
    const main = page.getElementById('main');
    draw(shown, pathname);
    if (pathname === null || main === null) {
      page.body.append(host);
      return shown;
    }
    main.before(host);
    main.hidden = true;
    window.scrollTo(0, 0);
    return shown;
  }

  /** The page that has come is shown once it is drawn, in one step with it. */
  function takeBack(
    { root, host, left, top }: Answer,
    now: string,
    kept: State['restoreScrollPosition'],
  ) {
    const main = page.getElementById('main');
    const wasLeft = main?.hidden ?? false;
    if (main && wasLeft) {
      // Unseen and not hidden: what has come may take the focus as it is drawn.
      main.classList.add('opacity-0');
      main.hidden = false;
    }
    const end = () => {
      drawn.disconnect();
      clearTimeout(waiting);
      host.remove();
      root.unmount();
      if (!wasLeft) return;
      main?.classList.remove('opacity-0');
      if (now === left) window.scrollTo(0, top);
      else if (typeof kept === 'number') window.scrollTo(0, kept);
    };
    const drawn = new MutationObserver(end);
    const waiting = setTimeout(end, now === left ? 0 : drawnMs);
    if (main) drawn.observe(main, { childList: true, subtree: true });
  }
}

function draw({ root }: Pick<Answer, 'root'>, pathname: string | null): void {
  flushSync(() =>
    root.render(pathname === null ? <PageLine /> : <PageSkeleton shape={shapeOf(pathname)} />),
  );
}

/** As React marks it when the page is there. */
function markTab(page: Document, pathname: string): void {
  for (const tab of page.querySelectorAll<HTMLElement>('[data-under]')) {
    const { under = '' } = tab.dataset;
    const isCurrent = pathname === tab.getAttribute('href') || pathname.startsWith(under);
    if (isCurrent) tab.setAttribute('aria-current', 'page');
    else tab.removeAttribute('aria-current');
  }
}
