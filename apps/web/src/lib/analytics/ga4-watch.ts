import type { Incoming, Outgoing } from '@matiz/client/request.ts';
import type { Platform } from '#platform/platform.ts';
import type { Analytics, PageView } from './analytics-port.ts';
import { createGa4, type Ga4 } from './ga4.ts';
import { askGa4Consent } from './ga4-consent.ts';
import { eventsOfCall, eventsOfPage, type KnownGoods, productIdOf } from './ga4-items.ts';

export interface Ga4Watch extends Analytics {
  observe(outgoing: Outgoing, incoming: Incoming): void;
}

/** Tells Google what is shown, pressed, added and ordered, once the visitor has agreed. */
export function watchGa4({
  id,
  platform,
  goods,
  newId,
  page,
}: {
  readonly id: string;
  readonly platform: Platform;
  readonly goods: KnownGoods;
  readonly newId: () => string;
  readonly page: Window & typeof globalThis;
}): Ga4Watch {
  let ga4: Ga4 | null = null;
  let open: PageView | null = null;
  let before = '';
  /** Of the link that was pressed last on the page that is shown. */
  let pressedId: string | null = null;

  function tellPage(view: PageView): void {
    ga4?.pageView(view);
    for (const event of eventsOfPage(view.path, { before, pressedId }, goods)) ga4?.tell(event);
    pressedId = null;
  }

  void askGa4Consent(platform.device, page.document).then((isGiven) => {
    if (!isGiven) return;
    ga4 = createGa4(id, page);
    if (open) tellPage(open);
  });
  page.document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof page.Element ? target.closest('a[href^="/product/"]') : null;
      if (link && ga4) pressedId = productIdOf(link.getAttribute('href') ?? '');
    },
    { capture: true, passive: true },
  );

  return {
    pageView(view) {
      if (view.path === open?.path) return;
      before = open?.path ?? '';
      open = view;
      tellPage(view);
    },
    observe({ method, path, body }, { status, body: answered }) {
      if (ga4 === null || status !== 200) return;
      const call = { method, path: path.split('?', 1)[0] ?? '', sent: readJson(body), answered };
      for (const event of eventsOfCall(call, goods, newId)) ga4.tell(event);
    },
  };
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
