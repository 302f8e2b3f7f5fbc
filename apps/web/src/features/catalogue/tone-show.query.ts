import type { Request } from '@matiz/client/request.ts';
import {
  listProducts,
  type ProductCard,
  type ProductDetail,
  queryProduct,
} from '@matiz/contracts/catalogue.ts';
import { queryOptions } from '@tanstack/react-query';
import { pickContrasts } from './pick-contrasts.ts';

const freshMs = 60 * 60_000;
/** A series shows its range, from dark to light, not all of its steps. */
const tonesASeries = 6;
const seriesShown = 9;

/** A colour card as a picture of itself: the line's name and some tones of each series. */
export interface ToneShow {
  readonly product: Pick<ProductCard, '_id' | 'slug' | 'name' | 'brand'>;
  /** Of the whole card. */
  readonly toneCount: number;
  readonly series: readonly ShownSeries[];
}
export interface ShownSeries {
  readonly title: string;
  readonly tones: readonly ShownTone[];
}
export interface ShownTone {
  readonly number: string;
  readonly name: string;
  readonly hex: string;
}

/**
 * The largest colour card among the best sellers; null where nothing with tones is sold. Only what
 * is shown is kept, since it travels inside the page.
 */
export function toneShowQuery(request: Request) {
  return queryOptions({
    queryKey: ['tone-show'],
    queryFn: async (): Promise<ToneShow | null> => {
      const { result } = await request(listProducts, { query: { list: 'bestsellers' } });
      const largest = result
        .filter(({ attributes }) => attributes.includes('Tono'))
        .sort((one, other) => other.toneCount - one.toneCount)[0];
      if (!largest) return null;
      const detail = await request(queryProduct, { query: { _id: largest._id } });
      return showTones(detail.result);
    },
    staleTime: freshMs,
  });
}

/** The series of a product's card that differ most, each thinned out evenly in the card's order. */
export function showTones({ _id, slug, name, brand, versions }: ProductDetail): ToneShow {
  const all = versions
    .flatMap(({ tone, color }) => (tone && color ? [{ ...tone, hex: color.color }] : []))
    .sort((one, other) => one.sortKey - other.sortKey);
  const bySeries = Map.groupBy(all, ({ series }) => series);
  return {
    product: { _id, slug, name, brand },
    toneCount: all.length,
    series: pickContrasts(
      [...bySeries].map(([title, tones]) => ({
        title,
        tones: spread(tones, tonesASeries).map(pickShown),
      })),
      seriesShown,
    ),
  };
}

function pickShown({ number, name, hex }: ShownTone): ShownTone {
  return { number, name, hex };
}

function spread<T>(items: readonly T[], places: number): readonly T[] {
  if (items.length <= places) return items;
  const step = (items.length - 1) / (places - 1);
  return Array.from({ length: places }, (_, index) => items[Math.round(index * step)]).filter(
    (item) => item !== undefined,
  );
}
