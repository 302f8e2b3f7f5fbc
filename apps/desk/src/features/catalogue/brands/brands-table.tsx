import { bulkBrands, listBrands } from '@matiz/contracts/staff/catalogue/brands.ts';
import { brandCopy as copy } from '#copy/catalogue/catalogue.ts';
import { bulkThings } from '#copy/table/bulk.ts';
import { BulkActs } from '#parts/table/bulk/bulk-acts.tsx';
import { removeAct } from '#parts/table/bulk/usual-acts.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';

export function BrandsTable() {
  const mayWrite = useCan('catalogue:write');
  return (
    <ResourceTable
      title={copy.title}
      list={listBrands}
      columns={[
        {
          id: 'name',
          head: copy.name,
          order: 'name',
          cell: ({ name }) => name,
          text: ({ name }) => name,
        },
        { id: 'code', head: copy.code, cell: ({ code }) => code, text: ({ code }) => code },
        {
          id: 'products',
          head: copy.products,
          align: 'end',
          cell: ({ products }) => products,
          text: ({ products }) => products,
        },
        {
          id: 'story',
          head: copy.story,
          cell: ({ story }) => story,
          text: ({ story }) => story,
          isExtra: true,
        },
      ]}
      filters={[
        {
          name: 'products',
          label: copy.products,
          choices: [
            { value: 'with', label: copy.withProducts },
            { value: 'without', label: copy.withoutProducts },
          ],
        },
      ]}
      open={({ id }) => `/marcas/${id}`}
      nameOf={({ name }) => name}
      {...(mayWrite ? { create: { to: '/marcas/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
      bulk={
        mayWrite
          ? (chosen, finish) => (
              <BulkActs
                call={bulkBrands}
                chosen={chosen}
                finish={finish}
                things={bulkThings.brands}
                acts={[removeAct]}
              />
            )
          : undefined
      }
    />
  );
}
