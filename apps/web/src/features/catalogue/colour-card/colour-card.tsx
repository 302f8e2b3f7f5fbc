import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { lowestPriceOf } from '@matiz/domain/pricing/next-price.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { LargeDialog } from '@matiz/ui/overlays/large-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { colourCardCopy as copy } from '#copy/catalogue/colour-card.ts';
import { commonCopy } from '#copy/everywhere.ts';
import { useTypingCheck } from '#features/buying/index.ts';
import { LateArrival, NoCoverageHere } from '#features/delivery/index.ts';
import { useRequest } from '#lib/services.ts';
import { productQuery } from '../catalogue.queries.ts';
import { hasUnits, type Offer, offerOf } from '../selection/offer.ts';
import { CardFooter } from './card-footer.tsx';
import { CardGroups, NoTones } from './card-groups.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import type { CardTone } from './card-tones.ts';
import { CardHeader } from './tools/card-header.tsx';
import { CardTools } from './tools/card-tools.tsx';
import { useTypedTones } from './typing/use-typed-tones.ts';
import { useAskedTone } from './use-asked-tone.ts';
import { useCardView } from './use-card-view.ts';
import type { ColourCardRequest } from './use-colour-card.ts';
import { bringIntoSight, focusTile, tileOf, useSoughtTone } from './use-sought-tone.ts';
import { UsualBar } from './usual-bar.tsx';

/**
 * The modal 'Carta de color' (§2, §4): the tones of one product with their units, added in one
 * request. Opens for any product id, from a list or from its page; what was chosen survives closing.
 */
export function ColourCard({
  request,
  open,
  onClose,
  onClosed,
}: {
  request: ColourCardRequest;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { productId, name } = request;
  const { data, isError, isFetching, refetch } = useQuery(productQuery(useRequest(), productId));
  const offer = useMemo(() => (data ? offerOf(data) : null), [data]);
  const view = useCardView(productId, offer);
  const body = useRef<HTMLDivElement>(null);
  const [isVolumeMissed, setVolumeMissed] = useState(false);
  const mayType = useTypingCheck();
  const [asked, toggleAsked] = useAskedTone(request, offer);
  const shown = shownTone(request, { offer: view.isWhole ? offer : null, tones: view.tones });
  useShowing(shown, body);
  const typed = useTypedTones(offer, view, { mayType, onSearch: useSoughtTone(view, body) });

  const look = () => {
    if (body.current) body.current.scrollTop = 0;
  };

  return (
    <LargeDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onClosed={onClosed}
      title={copy.title}
      description={describe(offer, name)}
      bodyRef={body}
      header={
        offer ? (
          <CardHeader
            offer={offer}
            view={view}
            isVolumeMissed={isVolumeMissed}
            onLook={look}
            typed={typed}
          />
        ) : null
      }
      footer={
        offer ? (
          <CardFooter
            offer={offer}
            isOnlyChosen={view.filter === 'chosen'}
            needsVolume={view.needsVolume}
            onToggleChosen={() => {
              view.toggleChosen();
              look();
            }}
            onMissingVolume={() => setVolumeMissed(true)}
            onAdded={onClose}
          />
        ) : null
      }
    >
      {renderBody()}
    </LargeDialog>
  );

  function renderBody() {
    if (!offer) {
      if (!isError) return <CardSkeleton />;
      return (
        <ErrorState
          title={copy.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          retryLabel={commonCopy.retry}
        />
      );
    }
    if (view.needsVolume) {
      return <EmptyState title={copy.volumeFirst}>{copy.volumeFirstText}</EmptyState>;
    }
    return (
      <>
        <div className="pt-4 empty:hidden">
          <NoCoverageHere />
        </div>
        {hasUnits(offer) ? (
          <div className="pt-3">
            <LateArrival />
          </div>
        ) : null}
        <CardTools offer={offer} view={view} mayType={mayType} />
        {view.filter === 'usual' ? (
          <UsualBar
            offer={offer}
            tones={view.groups.flatMap(({ tones }) => tones)}
            usual={view.usual}
          />
        ) : null}
        {view.groups.length === 0 ? <NoTones onClear={view.clear} /> : null}
        <CardGroups
          offer={offer}
          groups={view.groups}
          grouping={view.grouping}
          mayType={mayType}
          usual={view.filter === 'usual' ? view.usual : none}
          asked={asked}
          shown={shown}
          onAsk={toggleAsked}
        />
      </>
    );
  }
}

const none: ReadonlyMap<string, number> = new Map();

/** The product and what a unit costs; no amount for guests (D-3). */
function describe(offer: Offer | null, name: string): string {
  if (!offer) return name;
  const { versions, volumePrices } = offer.product;
  const reached = versions.flatMap(({ price, volumePrices: own }) =>
    price === null ? [] : [lowestPriceOf(price, own ?? volumePrices)],
  );
  const [lowest] = reached.toSorted((a, b) => a.price - b.price);
  if (!lowest) return name;
  const price = formatPesos(lowest.price);
  if (lowest.minQuantity > 1) return `${name} · ${copy.eachFromAt(price, lowest.minQuantity)}`;
  const isOne = reached.every((each) => each.price === lowest.price);
  return `${name} · ${isOne ? copy.each(price) : copy.eachFrom(price)}`;
}

/** The code of the tone that the card was opened for, once the whole card is drawn. */
function shownTone(
  { versionCode }: ColourCardRequest,
  { offer, tones }: { readonly offer: Offer | null; readonly tones: readonly CardTone[] },
): string | null {
  const wanted = versionCode ? offer?.versions.get(versionCode)?.version.tone : undefined;
  if (!wanted) return null;
  // Of another volume than the one chosen it is the same tone.
  const tone =
    tones.find(({ code }) => code === versionCode) ??
    tones.find(({ number }) => number === wanted.number);
  return tone?.code ?? null;
}

/** How long the tiles of a card may take to be drawn, on a slow phone. */
const longestDrawMs = 5000;

/** Brings it into sight, and the keyboard to it unless something is being typed. */
function useShowing(code: string | null, body: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (code === null) return;
    const begun = performance.now();
    // The tiles are drawn when there is time for them, which may be some frames after this.
    const show = () => {
      const tile = tileOf(body.current, code);
      if (!tile) {
        if (performance.now() - begun < longestDrawMs) frame = requestAnimationFrame(show);
        return;
      }
      bringIntoSight(tile, body.current);
      const { activeElement } = document;
      const isTyping = activeElement instanceof HTMLInputElement && activeElement.value !== '';
      if (!isTyping) focusTile(tile);
    };
    let frame = requestAnimationFrame(show);
    return () => cancelAnimationFrame(frame);
  }, [code, body]);
}
