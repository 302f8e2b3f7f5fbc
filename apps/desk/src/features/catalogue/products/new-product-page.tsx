import { createProduct } from '@matiz/contracts/staff/catalogue/products.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { comboCopy, productCopy as copy } from '#copy/catalogue/products.ts';
import { useRequest } from '#lib/services.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { type PreviewProps, ResourceForm } from '#parts/form/resource-form.tsx';
import type { CatalogueChoices } from '#parts/form/use-catalogue-choices.ts';
import { useCan } from '#session/me.ts';
import { ProductPreview } from './preview/product-preview.tsx';
import { productFields } from './product-fields.ts';

const pricePrefix = 'price ';
const stockPrefix = 'stock ';

/** A product made by hand, with its price and what there is of it: it can be bought at once. */
export function NewProductPage({ choices }: { choices: CatalogueChoices }) {
  const request = useRequest();
  const client = useQueryClient();
  const navigate = useNavigate();
  const mayWrite = useCan('catalogue:write');
  const mayPrice = useCan('prices:write');
  const mayStock = useCan('stock:write');
  const { warehouses } = choices;
  const [search, setSearch] = useSearchParams();
  const isCombo = search.get('clase') === 'combo';
  const needs = [
    choices.brands.length === 0 ? { to: '/marcas/nueva', label: copy.makeBrand } : null,
    choices.categories.length === 0 ? { to: '/categorias', label: copy.makeCategories } : null,
  ].filter((need) => need !== null);
  const fields: FormField[] = [
    ...productFields(choices, { isFresh: true, isCombo }),
    ...(mayPrice
      ? warehouses.map(({ code, name }) => ({
          name: `${pricePrefix}${code}`,
          label: copy.priceIn(name),
          kind: { is: 'money' as const },
          isOptional: true,
        }))
      : []),
    // What there is of a combo is what there is of its parts.
    ...(mayStock && !isCombo
      ? warehouses.map(({ code, name }) => ({
          name: `${stockPrefix}${code}`,
          label: copy.stockIn(name),
          kind: { is: 'number' as const },
          isOptional: true,
        }))
      : []),
  ];
  return (
    <div className="p-4 lg:p-6">
      <Link to="/productos" className="text-accent hover:underline">
        ‹ {copy.back}
      </Link>
      <h1 className="mt-1 mb-4 text-xl">{copy.fresh}</h1>
      {needs.length > 0 ? (
        <NeededFirst needs={needs} />
      ) : (
        <>
          <fieldset className="mb-4 flex flex-wrap gap-x-6 gap-y-2">
            <legend className="mb-1 text-[0.8125rem] text-ink-soft">{comboCopy.kind}</legend>
            {([false, true] as const).map((each) => (
              <label key={String(each)} className="flex items-center gap-2 pointer-coarse:min-h-11">
                <input
                  type="radio"
                  name="clase"
                  checked={each === isCombo}
                  onChange={() => setSearch(each ? { clase: 'combo' } : {}, { replace: true })}
                />
                {each ? comboCopy.combo : comboCopy.product}
              </label>
            ))}
          </fieldset>
          <ResourceForm
            key={String(isCombo)}
            name={isCombo ? '/productos/nueva?clase=combo' : '/productos/nueva'}
            fields={fields}
            row={null}
            // Prices and stock stand in a field for each warehouse here.
            schema={createProduct.body.shape.set.loose()}
            save={async (set) => {
              const body = { set: toProduct(set) };
              return (await request(createProduct, { body })).result;
            }}
            reread={() => Promise.reject(new Error('A new product has no version'))}
            saved={({ id }) => {
              void client.invalidateQueries({ queryKey: ['list'] });
              void navigate(`/productos/${id}`, { replace: true });
            }}
            mayWrite={mayWrite}
            Preview={NewProductPreview}
          />
        </>
      )}
    </div>
  );
}

interface NeededFirstProps {
  readonly needs: readonly { readonly to: string; readonly label: string }[];
}

/** In a shop without brands or categories nobody fills in a form that cannot be saved. */
function NeededFirst({ needs }: NeededFirstProps) {
  return (
    <>
      <p className="text-ink-soft">{copy.needed}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {needs.map(({ to, label }) => (
          <Link key={to} to={to} className={buttonClass({ size: 'sm' })}>
            {label}
          </Link>
        ))}
      </div>
    </>
  );
}

/** With the prices that it would begin with: without any, nobody would find it. */
function NewProductPreview({ set, ...props }: PreviewProps) {
  return <ProductPreview {...props} set={gatherProduct(set)} />;
}

/** As the contract has it. */
function toProduct(
  set: Readonly<Record<string, unknown>>,
): z.output<typeof createProduct.body>['set'] {
  return createProduct.body.shape.set.parse(gatherProduct(set));
}

/** The fields of each warehouse become one list. */
function gatherProduct(set: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const ofWarehouses = (prefix: string) =>
    Object.entries(set).flatMap(([name, value]) =>
      name.startsWith(prefix) && typeof value === 'number'
        ? [{ warehouse: name.slice(prefix.length), value }]
        : [],
    );
  const own = Object.entries(set).filter(
    ([name]) => !name.startsWith(pricePrefix) && !name.startsWith(stockPrefix),
  );
  return {
    ...Object.fromEntries(own),
    prices: ofWarehouses(pricePrefix).map(({ warehouse, value }) => ({ warehouse, price: value })),
    stock: ofWarehouses(stockPrefix).map(({ warehouse, value }) => ({ warehouse, units: value })),
  };
}
