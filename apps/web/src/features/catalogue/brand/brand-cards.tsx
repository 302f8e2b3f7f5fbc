import { Swatch } from '@matiz/ui/goods/swatch.tsx';
import { useQuery } from '@tanstack/react-query';
import { brandCopy as copy } from '#copy/catalogue/brand.ts';
import { catalogueCopy } from '#copy/catalogue/catalogue.ts';
import { swatchUrl } from '#lib/pictures.ts';
import { useRequest } from '#lib/services.ts';
import { prepareColourCard, usePreparedColourCard } from '../colour-card/colour-card-host.tsx';
import { useColourCard } from '../colour-card/use-colour-card.ts';
import { colourCardsQuery } from './colour-cards.query.ts';

/** The colour cards of a brand, each opened by a press: what a salon comes for. */
export function BrandCards({ brandId }: { brandId: string }) {
  const { data: cards = [] } = useQuery(colourCardsQuery(useRequest(), brandId));
  const openCard = useColourCard();
  usePreparedColourCard();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="cartas">
      <h2 id="cartas" className="mb-3 text-xl">
        {copy.cards}
      </h2>
      <ul className="no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pt-0.5 pb-3 sm:gap-4 md:-mx-8 md:scroll-px-8 md:px-8 lg:mx-0 lg:grid lg:grid-cols-4 lg:px-0">
        {cards.map(({ _id, name, swatches, toneCount }) => (
          <li key={_id} className="w-60 shrink-0 snap-start lg:w-auto">
            <button
              type="button"
              aria-haspopup="dialog"
              onPointerEnter={prepareColourCard}
              onFocus={prepareColourCard}
              onClick={() => openCard({ productId: _id, name })}
              className="group flex size-full flex-col gap-2.5 rounded-lg bg-surface p-3 text-left shadow-card transition-shadow hover:shadow-lift"
            >
              <span aria-hidden="true" className="grid grid-cols-5 gap-1">
                {swatches.map(({ color, image }, index) => (
                  <Swatch
                    // biome-ignore lint/suspicious/noArrayIndexKey: two tones may share a colour; their places are theirs
                    key={index}
                    tone={{ label: '', hex: color, image: swatchUrl(image) }}
                    size="fill"
                    decorative
                  />
                ))}
              </span>
              <span className="line-clamp-2 text-sm leading-5 font-semibold">{name}</span>
              <span className="mt-auto text-sm font-semibold text-accent group-hover:underline">
                {catalogueCopy.seeTones(toneCount)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
