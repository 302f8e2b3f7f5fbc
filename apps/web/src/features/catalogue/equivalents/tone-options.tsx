import { say } from '@matiz/contracts/messages.ts';
import type { Equivalent } from '@matiz/contracts/search.ts';
import { Button } from '@matiz/ui/button.tsx';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { equivalentsCopy as copy } from '#copy/catalogue/equivalents.ts';
import { commonCopy } from '#copy/everywhere.ts';
import { useRequest } from '#lib/services.ts';
import { TellMe } from '../alerts/tell-me.tsx';
import type { Offer, OfferedVersion } from '../selection/offer.ts';
import { ArrivingTone } from './arriving-tone.tsx';
import { EquivalentRow } from './equivalent-row.tsx';
import { equivalentsQuery } from './equivalents.query.ts';

/** Of the same brand, and of others: more would hide the card. */
const shown = 3;

/**
 * Under a tone of which there is none left: when it comes, the same tone of the brand in another
 * size or line, and what is like it from other brands.
 */
export function ToneOptions({
  id,
  offer,
  offered,
  onClose,
}: {
  id: string;
  offer: Offer;
  offered: OfferedVersion;
  onClose: () => void;
}) {
  const wanted = { productId: offer.product._id, versionCode: offered.code };
  const query = useQuery(equivalentsQuery(useRequest(), wanted));
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const options = query.data;

  // Once its size is known: a phone shows the tile with what stands under it.
  useEffect(() => {
    if (options) panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [options]);

  return (
    <section
      ref={panel}
      id={id}
      aria-labelledby={titleId}
      className="col-span-full mb-5 scroll-mt-36 rounded-lg bg-surface p-4 shadow-card"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h4 id={titleId} className="font-display text-base font-semibold">
            {offered.name}
          </h4>
          {offered.room.most === 0 ? (
            <>
              <p role="alert" className="mb-2 text-sm text-ink-soft">
                {say('toneOutOfStock')}
              </p>
              <TellMe
                productId={offer.product._id}
                versionCode={offered.code}
                name={offered.name}
              />
            </>
          ) : null}
        </div>
        <IconButton
          label={copy.close}
          tip="none"
          size="sm"
          icon={<X size={18} />}
          onClick={() => {
            // Back to what opened it: the focus is not lost with the button.
            document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
            onClose();
          }}
        />
      </div>
      {query.isError ? (
        <div className="mt-2 flex flex-wrap items-center gap-3 text-sm">
          <p role="alert">{copy.failed}</p>
          <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
            {commonCopy.retry}
          </Button>
        </div>
      ) : options ? (
        <Options offer={offer} offered={offered} options={options} />
      ) : (
        <Loading />
      )}
    </section>
  );
}

function Options({
  offer,
  offered,
  options,
}: {
  offer: Offer;
  offered: OfferedVersion;
  options: readonly Equivalent[];
}) {
  const of = (kind: Equivalent['kind']) => options.filter((option) => option.kind === kind);
  const [arriving] = of('presale');
  const rows = (kind: Equivalent['kind']) =>
    of(kind)
      .slice(0, shown)
      .map((option) => (
        <EquivalentRow
          key={option.product._id}
          equivalent={option}
          instead={{ productId: offer.product._id, versionCode: offered.code }}
        />
      ));
  return (
    <>
      <p role="status" className="sr-only">
        {copy.found(options.length)}
      </p>
      {options.length === 0 ? <p className="mt-1 text-sm text-ink-soft">{copy.none}</p> : null}
      <div className="mt-3 flex flex-col gap-4 empty:hidden">
        {arriving ? <ArrivingTone offer={offer} offered={offered} arriving={arriving} /> : null}
        <Group title={copy.sameTone}>{rows('brand')}</Group>
        <Group title={copy.otherBrand}>{rows('otherBrand')}</Group>
      </div>
    </>
  );
}

function Group({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <div>
      <h5 id={id} className="eyebrow mb-1">
        {title}
      </h5>
      <ul aria-labelledby={id} className="grid gap-x-8 lg:grid-cols-2">
        {children}
      </ul>
    </div>
  );
}

function Loading() {
  return (
    <div className="mt-3 flex flex-col gap-3">
      <span role="status" className="sr-only">
        {commonCopy.loading}
      </span>
      <Skeleton className="h-4 w-32" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  );
}
