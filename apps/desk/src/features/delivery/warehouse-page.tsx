import * as calls from '@matiz/contracts/staff/delivery/warehouses.ts';
import { warehouseCopy as copy } from '#copy/delivery.ts';
import { formCopy } from '#copy/form.ts';
import { type Country, useCountry } from '#lib/use-country.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';

const fieldsOf = ({ cities }: Country): readonly FormField[] => [
  { name: 'name', label: copy.name, kind: { is: 'text' } },
  { name: 'code', label: copy.code, hint: copy.codeHint, kind: { is: 'text' } },
  {
    name: 'cityCode',
    label: copy.city,
    kind: { is: 'choice', choices: cities.map(({ code, label }) => ({ value: code, label })) },
  },
  { name: 'address', label: copy.address, kind: { is: 'text' } },
  { name: 'isActive', label: copy.isActive, kind: { is: 'switch' }, initial: true },
];

export function WarehousePage() {
  const country = useCountry();
  if (!country) return <p className="p-6">{formCopy.loading}</p>;
  return (
    <ResourcePage
      path="/ajustes/bodegas"
      back={copy.title}
      fresh={copy.fresh}
      write="settings:write"
      fields={fieldsOf(country)}
      calls={{
        read: calls.readWarehouse,
        create: calls.createWarehouse,
        change: calls.changeWarehouse,
        history: calls.listWarehouseHistory,
      }}
      nameOf={({ name }) => String(name)}
    />
  );
}
