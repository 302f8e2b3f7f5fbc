import { ChevronDown } from 'lucide-react';
import { catalogueCopy } from '#copy/catalogue/catalogue.ts';
import { productCopy as copy } from '#copy/catalogue/product.ts';
import { prepareColourCard } from '../../colour-card/colour-card-host.tsx';
import { useColourCard } from '../../colour-card/use-colour-card.ts';
import {
  distinctTones,
  isSoldOut,
  type Offer,
  type OfferedVersion,
} from '../../selection/offer.ts';

/**
 * Every tone by name, for the one who reads without scripts and for search engines; of one that is sold
 * out, the way to what may be ordered instead.
 */
export function ToneList({ offer }: { offer: Offer }) {
  const tones = distinctTones(offer);
  if (tones.length === 0) return null;
  return (
    <details className="group border-b border-line pb-4">
      <summary className="flex list-none items-center justify-between gap-4 py-1 font-display text-xl font-semibold [&::-webkit-details-marker]:hidden">
        {copy.toneList(tones.length)}
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="mt-3 gap-8 sm:columns-2 lg:columns-4">
        {[...Map.groupBy(tones, ({ version }) => version.tone?.series ?? '')].map(
          ([key, members]) => (
            <div key={key} className="mb-5 break-inside-avoid">
              <h3 className="mb-1 text-sm">{key || catalogueCopy.otherTones}</h3>
              <ul className="text-sm text-ink-soft">
                {members.map((offered) => (
                  <ListedTone key={offered.code} offer={offer} offered={offered} />
                ))}
              </ul>
            </div>
          ),
        )}
      </div>
    </details>
  );
}

function ListedTone({ offer, offered }: { offer: Offer; offered: OfferedVersion }) {
  const openCard = useColourCard();
  const { _id: productId, name } = offer.product;
  const { code: versionCode, version } = offered;
  return (
    <li>
      <span className="font-semibold text-ink tabular-nums">{version.tone?.number}</span>{' '}
      {version.tone?.name}
      {isSoldOut(offer, offered) ? (
        <>
          <span className="text-ink-faint"> · {catalogueCopy.soldOut} · </span>
          <button
            type="button"
            aria-label={copy.optionsFor(offered.name)}
            onPointerEnter={prepareColourCard}
            onClick={() => openCard({ productId, name, versionCode })}
            className="hit font-semibold text-accent hover:underline"
          >
            {catalogueCopy.seeOptions}
          </button>
        </>
      ) : null}
    </li>
  );
}
