import type { Equivalent } from '@matiz/contracts/search.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { equivalentsCopy as copy } from '#copy/catalogue/equivalents.ts';
import { useRequest } from '#lib/services.ts';
import { productQuery } from '../catalogue.queries.ts';
import { type Offer, type OfferedVersion, offerOf } from '../selection/offer.ts';
import { useSelectionStore } from '../selection/selection-store.ts';

/** The tone itself, promised from its next arrival: chosen in the card like any other. */
export function ArrivingTone({
  offer,
  offered,
  arriving: { dispatchDate, remaining },
}: {
  offer: Offer;
  offered: OfferedVersion;
  arriving: Equivalent;
}) {
  const store = useSelectionStore();
  const request = useRequest();
  const client = useQueryClient();
  if (dispatchDate === null) return null;

  async function choose() {
    // A card that was read before the arrival was known does not have it yet.
    const isKnown = offered.room.most > 0;
    const { _id } = offer.product;
    const latest = isKnown
      ? offer
      : offerOf(await client.fetchQuery({ ...productQuery(request, _id), staleTime: 0 }));
    store.change(latest, { kind: 'change', code: offered.code, change: { by: 1 } });
  }

  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0 text-sm">
        <p className="font-semibold text-presale">{copy.arrives(formatDay(dispatchDate))}</p>
        <p className="text-ink-soft">{copy.arrivesText(remaining)}</p>
      </div>
      <Button
        variant="soft"
        size="sm"
        aria-label={copy.orderAheadOf(offered.name)}
        onClick={() => void choose()}
      >
        {copy.orderAhead}
      </Button>
    </div>
  );
}
