import { listStaffProducts } from '@matiz/contracts/staff/catalogue/products.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { useSearchParams } from 'react-router';
import { productCopy as copy } from '#copy/catalogue/products.ts';
import { useCatalogueChoices } from '#parts/form/use-catalogue-choices.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { ProductBulk } from './product-bulk.tsx';

const whole = new Intl.NumberFormat('es-CO');

interface Priced {
  readonly prices: readonly { readonly price: number }[];
}

function leastOf({ prices }: Priced): number | null {
  return prices.length === 0 ? null : Math.min(...prices.map(({ price }) => price));
}

export function ProductsTable() {
  const mayWrite = useCan('catalogue:write');
  const [search] = useSearchParams();
  const { brands = [], categories = [] } = useCatalogueChoices() ?? {};
  return (
    <ResourceTable
      title={copy.title}
      list={listStaffProducts}
      columns={[
        {
          id: 'name',
          head: copy.name,
          order: 'name',
          cell: ({ name, image }) => (
            <span className="inline-flex min-w-56 items-center gap-2.5 align-middle">
              <img
                src={`/img/${image}/96.webp`}
                alt=""
                width={28}
                height={28}
                loading="lazy"
                className="size-7 shrink-0 rounded-sm bg-sunken object-cover"
              />
              {name}
            </span>
          ),
          text: ({ name }) => name,
        },
        {
          id: 'code',
          head: copy.code,
          order: 'code',
          cell: ({ code }) => code,
          text: ({ code }) => code,
        },
        { id: 'brand', head: copy.brand, cell: ({ brand }) => brand, text: ({ brand }) => brand },
        {
          id: 'category',
          head: copy.category,
          cell: ({ category }) => category,
          text: ({ category }) => category,
        },
        {
          id: 'options',
          head: copy.options,
          align: 'end',
          cell: ({ options }) => (options === 0 ? '–' : options),
          text: ({ options }) => options,
        },
        {
          id: 'price',
          head: copy.price,
          align: 'end',
          cell: (row) => {
            const least = leastOf(row);
            return least === null ? copy.withoutPrice : formatPesos(least);
          },
          text: (row) => leastOf(row) ?? '',
        },
        {
          id: 'available',
          head: copy.available,
          align: 'end',
          cell: ({ available }) => whole.format(available),
          text: ({ available }) => available,
        },
        {
          id: 'state',
          head: copy.state,
          cell: ({ isWithdrawn }) => (isWithdrawn ? copy.out : copy.selling),
          text: ({ isWithdrawn }) => (isWithdrawn ? copy.out : copy.selling),
        },
        {
          id: 'tax',
          head: copy.tax,
          align: 'end',
          cell: ({ taxRate }) => taxRate,
          text: ({ taxRate }) => taxRate,
          isExtra: true,
        },
        {
          id: 'invima',
          head: copy.invima,
          cell: ({ invimaCode }) => invimaCode,
          text: ({ invimaCode }) => invimaCode ?? '',
          isExtra: true,
        },
      ]}
      filters={[
        {
          name: 'brand',
          label: copy.brand,
          choices: brands.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: 'category',
          label: copy.category,
          choices: categories.map(({ id, path }) => ({ value: id, label: path })),
        },
        {
          name: 'state',
          label: copy.state,
          choices: [
            { value: 'selling', label: copy.selling },
            { value: 'withdrawn', label: copy.out },
          ],
        },
        {
          name: 'kind',
          label: copy.kindFilter,
          choices: [{ value: 'combo', label: copy.combos }],
        },
        {
          name: 'picture',
          label: copy.pictureFilter,
          choices: [{ value: 'without', label: copy.withoutPicture }],
        },
        {
          name: 'price',
          label: copy.priceFilter,
          choices: [{ value: 'without', label: copy.withoutPrice }],
        },
      ]}
      open={({ id }) => `/productos/${id}`}
      nameOf={({ name }) => name}
      {...(mayWrite ? { create: { to: '/productos/nueva', thing: copy.one } } : {})}
      also={mayWrite ? { to: `/productos/planilla?${search}`, label: copy.inGrid } : undefined}
      empty={copy.empty}
      bulk={
        mayWrite ? (chosen, finish) => <ProductBulk chosen={chosen} finish={finish} /> : undefined
      }
    />
  );
}
