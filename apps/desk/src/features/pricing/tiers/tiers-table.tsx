import { listStaffLoyaltyTiers } from '@matiz/contracts/staff/pricing/loyalty-tiers.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { tierCopy as copy } from '#copy/pricing/tiers.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { shippingWords } from './shipping-words.ts';
import { TierColour } from './tier-colour.tsx';

export function TiersTable() {
  return (
    <ResourceTable
      title={copy.title}
      list={listStaffLoyaltyTiers}
      columns={[
        {
          id: 'name',
          head: copy.name,
          cell: ({ name, color }) => <TierColour name={name} color={color} />,
          text: ({ name }) => name,
        },
        {
          id: 'threshold',
          head: copy.threshold,
          order: 'threshold',
          align: 'end',
          cell: ({ threshold }) => formatPesos(threshold),
          text: ({ threshold }) => threshold,
        },
        { id: 'shipping', head: copy.shipping, cell: shippingWords, text: shippingWords },
        {
          id: 'products',
          head: copy.products,
          align: 'end',
          cell: ({ products }) => copy.productCount(products),
          text: ({ products }) => products,
        },
        {
          id: 'customers',
          head: copy.customers,
          align: 'end',
          cell: ({ customers }) => customers,
          text: ({ customers }) => customers,
        },
      ]}
      open={({ id }) => `/precios/niveles/${id}`}
      nameOf={({ name }) => name}
      empty={copy.empty}
    />
  );
}
