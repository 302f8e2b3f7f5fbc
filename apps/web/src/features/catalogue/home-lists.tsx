import { TileSkeleton } from '@matiz/ui/goods/tile-skeleton.tsx';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { useRequest } from '#lib/services.ts';
import { homeListsQuery } from './catalogue.queries.ts';
import { ProductSlider } from './product-slider.tsx';

const loading = ['a', 'b', 'c', 'd', 'e'];

/** The sliders of the marketplace home, without the products that stand over them. */
export function HomeLists({ shown }: { shown: ReadonlySet<string> }) {
  const { data, isPending } = useQuery(homeListsQuery(useRequest()));
  if (isPending) return <LoadingSlider />;
  return data?.map(({ key, title, path, products }) => (
    // Each on its own: the scripts take over one row, then answer a tap, then the next.
    <DeferredPart key={key}>
      <ProductSlider
        title={title}
        path={path}
        products={products.filter(({ _id }) => !shown.has(_id))}
      />
    </DeferredPart>
  ));
}

function LoadingSlider() {
  return (
    <div className="page overflow-hidden">
      <Skeleton className="mb-4 h-7 w-40" />
      <div className="flex gap-2.5 sm:gap-4">
        {loading.map((tile) => (
          <div
            key={tile}
            className="w-[44vw] max-w-[15rem] shrink-0 sm:w-[30vw] lg:w-[calc((100%-4rem)/5)]"
          >
            <TileSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
