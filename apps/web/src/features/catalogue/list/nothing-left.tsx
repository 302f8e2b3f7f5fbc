import { buttonClass } from '@matiz/ui/button-class.ts';
import { ProductGrid } from '@matiz/ui/goods/product-grid.tsx';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { useLocation } from 'react-router';
import { filtersCopy } from '#copy/catalogue/filters.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { writeFilters } from '../filters/list-filters.ts';
import { ListedProduct } from '../tile/listed-product.tsx';
import type { ListedGoods } from './list-pages.ts';

/** The filters are to blame: the way back to the whole list, and the first of it. */
export function NothingLeft({ products }: { products: readonly ListedGoods[] }) {
  const { pathname, search } = useLocation();
  const whole = writeFilters(new URLSearchParams(search), {});
  const state = (
    <EmptyState
      title={filtersCopy.emptyList}
      action={
        <AppLink to={`${pathname}?${whole}`} className={buttonClass({ variant: 'secondary' })}>
          {filtersCopy.clear}
        </AppLink>
      }
    >
      {filtersCopy.emptyListText}
    </EmptyState>
  );
  if (products.length === 0) return state;
  return (
    <>
      {state}
      <h2 className="mt-4 mb-4 text-xl">{filtersCopy.withoutFilters}</h2>
      <ProductGrid label={filtersCopy.withoutFilters} isBeside>
        {products.map((product) => (
          <ListedProduct key={product._id} product={product} tone={product.matchedTone ?? null} />
        ))}
      </ProductGrid>
    </>
  );
}
