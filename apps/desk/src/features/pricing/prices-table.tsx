import type { RowOf } from '@matiz/contracts/staff/list.ts';
import { listPrices } from '@matiz/contracts/staff/pricing/prices.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { pricesCopy as copy } from '#copy/pricing/prices.ts';
import { useWarehouseChoices } from '#parts/form/use-catalogue-choices.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';

type PriceRow = RowOf<typeof listPrices>;

/** Base prices as a spreadsheet: a row for each product, a column for each warehouse. */
export function PricesTable() {
  const mayWrite = useCan('prices:publish');
  const warehouses = useWarehouseChoices();
  const priceIn = ({ prices }: PriceRow, id: string) =>
    prices.find(({ warehouseId }) => warehouseId === id)?.price;
  return (
    <ResourceTable
      key={warehouses.length}
      title={copy.title}
      list={listPrices}
      columns={[
        {
          id: 'code',
          head: copy.code,
          order: 'code',
          cell: ({ code }) => <span className="whitespace-nowrap">{code}</span>,
          text: ({ code }) => code,
        },
        {
          id: 'product',
          head: copy.product,
          cell: ({ product }) => product,
          text: ({ product }) => product,
        },
        { id: 'brand', head: copy.brand, cell: ({ brand }) => brand, text: ({ brand }) => brand },
        ...warehouses.map(({ value: id, label }) => ({
          id: `w${id}`,
          head: label,
          align: 'end' as const,
          cell: (row: PriceRow) => {
            const price = priceIn(row, id);
            return price === undefined ? '–' : formatPesos(price);
          },
          text: (row: PriceRow) => priceIn(row, id) ?? '',
        })),
      ]}
      filters={[
        {
          name: 'without',
          label: copy.without,
          choices: warehouses,
        },
      ]}
      open={({ code }) => `/precios/ver-como?codigo=${encodeURIComponent(code)}`}
      nameOf={({ code }) => code}
      {...(mayWrite
        ? { create: { to: '/precios/pegar', thing: copy.paste, label: copy.paste } }
        : {})}
      empty={copy.empty}
    />
  );
}
