import type { DataRouter } from 'react-router';
import type { Connection } from '#lib/network/connection.ts';
import { drawShapes } from './draw-shapes.tsx';
import { type PageShape, shapeOf } from './page-shape.ts';

/** Of the page where one stands, another list or filter: nothing is shown for what takes less. */
const partMs = 250;
/** What React draws of a page that has come is drawn by then. */
const drawnMs = 1500;

type State = Pick<DataRouter['state'], 'navigation' | 'location'>;
type Destination = number | Parameters<DataRouter['navigate']>[0];
export interface AnsweredRouter {
  readonly state: State;
  subscribe(listener: (state: State) => void): () => void;
  navigate(to: Destination, options?: object): Promise<void>;
}

/** What stands over the page that one leaves, or at its top. */
interface Answer {
  readonly shape: Element;
  readonly kind: PageShape | 'line';
  /** The page that is left. */
  readonly left: string;
}

/**
 * Answers a tap while the next page's code and data are under way: its tab at once, and its shape over
 * the page that one leaves, which stays as it was and comes back when nothing comes of it. Where only
 * the query changes, a line at the top. Without a connection neither: the page is worth more.
 *
 * It stands beside the application, not in it: React draws the state of a navigation together with
 * all that a route shows, which takes a slow phone half a second. A navigation to another page begins
 * after the frame that answers it, since its beginning alone takes such a phone half of the time in
 * which a tap has to be answered. One that the browser begins, or that leads on to another page, has
 * its answer with the next frame.
 */
export function answerTaps(router: AnsweredRouter, connection: Connection, page: Document) {
  const shapes = drawShapes(page);
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answer: Answer | null = null;

  const begin = router.navigate;
  router.navigate = async (to, options) => {
    const pathname = pathOf(to, page);
    const left = router.state.location.pathname;
    const isAnswered = pathname !== null && !isSamePage(pathname, left) && connection.isOnline();
    // No frame comes to a page that is not seen.
    if (!isAnswered || page.hidden) return begin(to, options);
    markTab(page, pathname);
    await showInNextFrame(pathname, left);
    await begin(to, options);
    if (router.state.navigation.state === 'idle') rest();
  };

  const unfollow = router.subscribe(({ navigation, location: { pathname: left } }) => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    const ahead = navigation.location;
    if (ahead === undefined) return rest();
    if (!connection.isOnline()) return;
    if (isSamePage(ahead.pathname, left)) {
      timer = setTimeout(() => (answer ??= showLine(left)), partMs);
      return;
    }
    markTab(page, ahead.pathname);
    // Answered already, or led on to a page that looks the same until it is there.
    if (answer?.kind === shapeOf(ahead.pathname)) return;
    frame = requestAnimationFrame(() => showShape(ahead.pathname, left));
  });
  // Nobody knows when the next page comes then: the one that is here is shown until it does.
  const unwatch = connection.subscribe(() => {
    if (answer !== null && !connection.isOnline()) rest();
  });
  return () => {
    router.navigate = begin;
    unfollow();
    unwatch();
    shapes.release();
  };

  function showLine(left: string): Answer {
    const shape = shapes.copy('line');
    page.body.append(shape);
    return { shape, kind: 'line', left };
  }

  /** Resolves once the frame is drawn. */
  function showInNextFrame(pathname: string, left: string): Promise<void> {
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        showShape(pathname, left);
        setTimeout(resolve);
      });
    });
  }

  function showShape(pathname: string, left: string): void {
    answer?.shape.remove();
    const main = page.getElementById('main');
    // Both are read before anything is written: the frame is laid out once.
    const height = main?.offsetHeight ?? 0;
    const kind = shapeOf(pathname);
    const shape = coverPage(page, shapes.copy(kind), topOf(main));
    answer = { shape, kind, left };
    if (main === null || main.dataset.left !== undefined) return;
    // Its content takes no room of its own from here on; where one stands in it stays.
    main.style.height = `${height}px`;
    main.dataset.left = '';
  }

  /** Nothing is under way: tab and page are those of where one stands. */
  function rest(): void {
    markTab(page, router.state.location.pathname);
    takeBack();
  }

  /** The page that has come is shown once it is drawn, in one step with it. */
  function takeBack(): void {
    if (answer === null) return;
    const { shape, left } = answer;
    answer = null;
    const main = page.getElementById('main');
    const wasLeft = main?.dataset.left !== undefined;
    if (main && wasLeft) {
      // Unseen and not hidden: what has come may take the focus as it is drawn.
      main.classList.add('opacity-0');
      main.style.height = '';
      delete main.dataset.left;
    }
    const end = () => {
      drawn.disconnect();
      clearTimeout(waiting);
      shape.remove();
      if (wasLeft) main?.classList.remove('opacity-0');
    };
    const drawn = new MutationObserver(end);
    // Nothing is drawn of the page that one is led back to.
    const isBack = isSamePage(router.state.location.pathname, left);
    const waiting = setTimeout(end, isBack ? 0 : drawnMs);
    if (main) drawn.observe(main, { childList: true, characterData: true, subtree: true });
  }
}

/** Where a navigation leads; null: back or on in the history, or to where one stands. */
function pathOf(to: Destination, page: Document): string | null {
  if (typeof to === 'string') return new URL(to, page.baseURI).pathname;
  return typeof to === 'number' ? null : (to?.pathname ?? null);
}

/** Over the page from there on down, below what stays in the window: header, tabs and messages. */
function coverPage(page: Document, shape: Element, top: number): HTMLElement {
  const cover = page.createElement('div');
  cover.className = 'fixed inset-x-0 bottom-0 z-10 touch-none overflow-hidden bg-ground';
  cover.style.top = `${top}px`;
  cover.append(shape);
  page.getElementById('main')?.before(cover);
  return cover;
}

/** How far down the window what stands before the page reaches now, in pixels. */
function topOf(main: Element | null): number {
  let top = 0;
  for (let each = main?.previousElementSibling; each; each = each.previousElementSibling) {
    top = Math.max(top, each.getBoundingClientRect().bottom);
  }
  return top;
}

/** The start leads home, where one may stand already. */
function isSamePage(one: string, other: string): boolean {
  return one === other || (shapeOf(one) === 'home' && shapeOf(other) === 'home');
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
