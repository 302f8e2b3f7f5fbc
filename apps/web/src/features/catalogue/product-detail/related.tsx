import { listRelated } from '@matiz/contracts/catalogue/catalogue-facets.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { productCopy as copy } from '#copy/catalogue/product.ts';
import { useRequest } from '#lib/services.ts';
import { ProductSlider } from '../product-slider.tsx';

const freshMs = 10 * 60_000;

/** What is ordered together with a product, and what is like it; nothing while there is none. */
export function Related({ productId }: { productId: string }) {
  const request = useRequest();
  const { data } = useQuery({
    queryKey: ['products', 'related', productId],
    queryFn: async () => (await request(listRelated, { query: { productId } })).result,
    staleTime: freshMs,
  });
  // Two rows of tiles, below what was asked for: drawn between taps, not before them.
  const drawn = useDeferredValue(data);
  if (!drawn) return null;
  return (
    <div className="flex flex-col gap-10 pb-12">
      <ProductSlider title={copy.boughtTogether} products={drawn.boughtTogether} />
      <ProductSlider title={copy.alike} products={drawn.related} />
    </div>
  );
}
