import { RequestError } from '@matiz/client/request-error.ts';
import { Link, useSearchParams } from 'react-router';
import { productGridCopy as copy } from '#copy/catalogue/products.ts';
import { useCatalogueChoices } from '#parts/form/use-catalogue-choices.ts';
import { ManyProductsGrid } from './product-grid.tsx';
import { useGridProducts } from './use-grid-products.ts';

/** What the table of products was narrowed to, as a spreadsheet. */
export function ProductGridPage() {
  const [search] = useSearchParams();
  const choices = useCatalogueChoices();
  const { data, error } = useGridProducts(search);
  if (error instanceof RequestError && !data) throw error;
  return (
    <div className="p-4 lg:p-6">
      <Link to={`/productos?${search}`} className="text-accent hover:underline">
        ‹ {copy.back}
      </Link>
      <h1 className="mt-1 text-xl">{copy.title}</h1>
      {!data || !choices ? (
        <p className="py-6">{copy.loading}</p>
      ) : data.rows.length === 0 ? (
        <p className="py-6 text-ink-soft">{copy.empty}</p>
      ) : (
        <>
          <p className="mb-3 text-ink-soft">
            {copy.shown(data.rows.length)} {data.isCut ? copy.cut : ''}
          </p>
          <ManyProductsGrid products={data.rows} choices={choices} />
        </>
      )}
    </div>
  );
}
