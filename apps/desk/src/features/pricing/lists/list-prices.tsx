import { listPriceListPrices } from '@matiz/contracts/staff/pricing/price-lists.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { listCopy as copy, ruleCopy } from '#copy/pricing/price-rules.ts';
import { pricesCopy } from '#copy/pricing/prices.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { PasteListPrices } from './paste-list-prices.tsx';

/** What a list says of each product, and where more of it is pasted. */
export function ListPrices({ id, version }: { readonly id: string; readonly version: number }) {
  const mayWrite = useCan('prices:publish');
  return (
    <section className="mt-8 border-t border-line pt-6">
      {mayWrite ? <PasteListPrices id={id} version={version} /> : null}
      <ResourceTable
        title={copy.prices}
        isPart
        list={listPriceListPrices}
        within={{ 'f.list': id }}
        columns={[
          {
            id: 'code',
            head: pricesCopy.code,
            order: 'code',
            cell: ({ code }) => code,
            text: ({ code }) => code,
          },
          {
            id: 'product',
            head: pricesCopy.product,
            cell: ({ product }) => product,
            text: ({ product }) => product,
          },
          {
            id: 'base',
            head: copy.base,
            align: 'end',
            cell: ({ basePrice }) => (basePrice === null ? '–' : formatPesos(basePrice)),
            text: ({ basePrice }) => basePrice ?? '',
          },
          {
            id: 'price',
            head: copy.price,
            align: 'end',
            cell: ({ price, percent }) =>
              price === null ? copy.off(percent ?? 0) : formatPesos(price),
            text: ({ price, percent }) => price ?? ruleCopy.percent(percent ?? 0),
          },
        ]}
        open={null}
        nameOf={({ code }) => code}
        empty={copy.noPrices}
      />
    </section>
  );
}
