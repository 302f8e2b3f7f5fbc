import { bulkProducts } from '@matiz/contracts/staff/catalogue/bulk-products.ts';
import type { listStaffProducts } from '@matiz/contracts/staff/catalogue/products.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Link } from 'react-router';
import { productCopy as copy } from '#copy/catalogue/products.ts';
import { bulkMoves, bulkThings, bulkVerbs } from '#copy/table/bulk.ts';
import { useCatalogueChoices } from '#parts/form/use-catalogue-choices.ts';
import { BulkActs } from '#parts/table/bulk/bulk-acts.tsx';
import type { BulkResult, ChosenRows } from '#parts/table/bulk/chosen-rows.ts';

interface ProductBulkProps {
  readonly chosen: ChosenRows<RowOf<typeof listStaffProducts>>;
  readonly finish: (result: BulkResult) => void;
}

/** As many as an address holds; more are narrowed to, and opened with the list. */
const mostInGrid = 200;

/** What is done with many products at once; what differs from row to row is for the spreadsheet. */
export function ProductBulk({ chosen, finish }: ProductBulkProps) {
  const { brands = [], categories = [] } = useCatalogueChoices() ?? {};
  const { rows } = chosen;
  return (
    <>
      <BulkActs
        call={bulkProducts}
        chosen={chosen}
        finish={finish}
        things={bulkThings.products}
        acts={[
          { verb: bulkVerbs.withdraw, act: () => ({ set: { isWithdrawn: true } }) },
          { verb: bulkVerbs.restore, act: () => ({ set: { isWithdrawn: false } }) },
          {
            ...bulkMoves.category,
            choices: categories.map(({ id, path }) => ({ value: id, label: path })),
            act: (categoryId) => ({ set: { categoryId } }),
          },
          {
            ...bulkMoves.brand,
            choices: brands.map(({ id, name }) => ({ value: id, label: name })),
            act: (brandId) => ({ set: { brandId } }),
          },
        ]}
      />
      {rows.length > 0 && rows.length <= mostInGrid ? (
        <Link
          to={`/productos/planilla?f.ids=${rows.map(({ id }) => id).join(',')}`}
          className={buttonClass({ size: 'sm', variant: 'secondary' })}
        >
          {copy.chosenInGrid}
        </Link>
      ) : null}
    </>
  );
}
