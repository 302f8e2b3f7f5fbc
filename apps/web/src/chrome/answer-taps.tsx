import type { DataRouter } from 'react-router';
import type { Connection } from '#lib/network/connection.ts';
import { drawShapes } from './draw-shapes.tsx';
import { shapeOf } from './page-shape.ts';

/** Of the page where one stands, another list or filter: nothing is shown for what takes less. */
const partMs = 250;
/** What React draws of a page that has come is drawn by then. */
const drawnMs = 1500;

type State = Pick<DataRouter['state'], 'navigation' | 'location' | 'restoreScrollPosition'>;
type Place = State['location'];
export interface AnsweredRouter {
  readonly state: State;
  subscribe(listener: (state: State) => void): () => void;
}

/** What stands in the place of the page that one leaves. */
interface Answer {
  readonly shape: Element;
  /** The page that was left, and how far down it stood. */
  readonly left: Place;
  readonly top: number;
}

/**
 * Answers a tap while the next page's code and data are under way: its tab at once, its shape in the
 * place of the page that one leaves, which stays and comes back when nothing comes of it. Where only
 * the query changes, a line at the top. Without a connection neither: the page is worth more.
 *
 * It stands beside the application, not in it: React draws the state of a navigation together with
 * all that a route shows, which takes a slow phone half a second. Shapes are drawn before they are
 * needed and copied, and take their place in the very frame that answers the tap; a page that is known
 * already comes before that frame, and without them.
 */
export function answerTaps(router: AnsweredRouter, connection: Connection, page: Document) {
  const shapes = drawShapes(page);
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answer: Answer | null = null;

  return router.subscribe(({ navigation, location }) => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    const ahead = navigation.location;
    if (ahead === undefined) {
      const { restoreScrollPosition } = router.state;
      markTab(page, location.pathname);
      if (answer) takeBack(answer, location, restoreScrollPosition);
      answer = null;
      return;
    }
    if (!connection.isOnline()) return;
    const left = location;
    if (isSamePage(ahead.pathname, location.pathname)) {
      timer = setTimeout(() => (answer ??= showLine(left)), partMs);
      return;
    }
    markTab(page, ahead.pathname);
    frame = requestAnimationFrame(() => (answer = showShape(ahead.pathname, left)));
  });

  function showLine(left: Place): Answer {
    const shape = shapes.copy('line');
    page.body.append(shape);
    return { shape, left, top: window.scrollY };
  }

  function showShape(pathname: string, left: Place): Answer {
    const shape = shapes.copy(shapeOf(pathname));
    const main = page.getElementById('main');
    const top = answer?.top ?? window.scrollY;
    answer?.shape.remove();
    if (main) main.dataset.left = '';
    main?.before(shape);
    window.scrollTo(0, 0);
    return { shape, left, top };
  }

  /** The page that has come is shown once it is drawn, in one step with it. */
  function takeBack(
    { shape, left, top }: Answer,
    now: Place,
    kept: State['restoreScrollPosition'],
  ) {
    const main = page.getElementById('main');
    const wasLeft = main?.dataset.left !== undefined;
    if (main && wasLeft) {
      // Unseen and not hidden: what has come may take the focus as it is drawn.
      main.classList.add('opacity-0');
      delete main.dataset.left;
    }
    const end = () => {
      drawn.disconnect();
      clearTimeout(waiting);
      shape.remove();
      if (!wasLeft) return;
      main?.classList.remove('opacity-0');
      if (now.key === left.key) window.scrollTo(0, top);
      else if (typeof kept === 'number') window.scrollTo(0, kept);
    };
    const drawn = new MutationObserver(end);
    // Nothing is drawn of the page that one is led back to.
    const waiting = setTimeout(end, isSamePage(now.pathname, left.pathname) ? 0 : drawnMs);
    if (main) drawn.observe(main, { childList: true, characterData: true, subtree: true });
  }
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
