import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { LateWindow } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { Part } from '#lib/parts/part.tsx';
import { isGuest, useMe } from '#session/me.query.ts';
import { createSelectionStore, SelectionProvider } from '../selection/selection-store.ts';
import { CardOpener, type ColourCardRequest } from './use-colour-card.ts';

type Card = typeof import('./colour-card.tsx')['ColourCard'];

/** Once it is here it is drawn with the press itself: waiting for a lazy part takes several frames. */
let preparedCard: Card | null = null;
async function loadColourCard(): Promise<Card> {
  preparedCard ??= (await loadPart('ColourCard', () => import('./colour-card.tsx'))).ColourCard;
  return preparedCard;
}
const LazyColourCard = lazyPart(loadColourCard, 'window');

/** The modal's place in the history: a phone's back button closes it and stays on the page. */
const cardHash = '#carta-de-color';

/** Fetches the modal's code before it is asked for. */
export function prepareColourCard(): void {
  loadColourCard().catch(() => undefined);
}

/** After the page's own parts and pictures, in milliseconds. */
const preparedAfterMs = 3_000;
let isPrepared = false;

/** The same, of its own accord, where products with tones are shown: the first press finds it there. */
export function usePreparedColourCard(): void {
  useEffect(() => {
    if (isPrepared) return;
    isPrepared = true;
    setTimeout(prepareColourCard, preparedAfterMs);
  }, []);
}

/** The one place where the modal stands; its code comes when it is opened. */
export function ColourCardHost({ children }: { children: ReactNode }) {
  const [store] = useState(createSelectionStore);
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const asked = hash === cardHash ? readRequest(state) : null;
  // What is drawn outlives the request until the closing movement is over.
  const [shown, setShown] = useState<ColourCardRequest | null>(null);
  // Drawn at once: the new place in the history has the whole page behind it drawn again first.
  const [isOpening, setOpening] = useState(false);
  const isOpen = useRef(false);
  const latest = useRef<ColourCardRequest | null>(null);
  const [ColourCard, setColourCard] = useState<Card | typeof LazyColourCard>(() => LazyColourCard);

  // After the first paint: the server knows nothing of a page's state and draws no modal.
  useEffect(() => {
    isOpen.current = asked !== null;
    latest.current = asked;
    if (asked !== null) setShown(asked);
  }, [asked]);

  const [open] = useState(() => async ({ instead, ...request }: ColourCardRequest) => {
    const to = { search: window.location.search, hash: cardHash };
    const go = (state: object, replace: boolean) =>
      navigate(to, { state, preventScrollReset: true, replace });
    const before = instead && latest.current ? { ...latest.current, ...instead } : null;
    if (!isOpen.current) {
      setColourCard(() => preparedCard ?? LazyColourCard);
      setShown(request);
      setOpening(true);
    }
    if (before) await go({ request: before }, true);
    await go({ request }, isOpen.current && before === null);
    // Together with the place, or alone where someone went elsewhere meanwhile.
    startTransition(() => setOpening(false));
  });
  const close = () => {
    if (!isOpen.current) return;
    isOpen.current = false;
    void navigate(-1);
  };
  useForgetting(store.forget);

  return (
    <CardOpener value={open}>
      <SelectionProvider value={store}>
        {children}
        {shown ? (
          <LateWindow>
            <Part failsIn="window">
              <ColourCard
                key={shown.productId}
                request={shown}
                open={asked !== null || isOpening}
                onClose={close}
                onClosed={() => setShown(null)}
              />
            </Part>
          </LateWindow>
        ) : null}
      </SelectionProvider>
    </CardOpener>
  );
}

/** Another buyer's prices, stock and cart: what was chosen is forgotten. A guest may log in with it. */
function useForgetting(forget: () => void): void {
  const visitor = useMe();
  const buyer = isGuest(visitor)
    ? null
    : [visitor?.user._id, visitor?.customer?._id, visitor?.warehouse._id].join(' ');
  const before = useRef(buyer);
  useEffect(() => {
    if (before.current !== null && before.current !== buyer) forget();
    before.current = buyer;
  }, [buyer, forget]);
}

function readRequest(state: unknown): ColourCardRequest | null {
  if (typeof state !== 'object' || state === null || !('request' in state)) return null;
  return state.request as ColourCardRequest;
}
