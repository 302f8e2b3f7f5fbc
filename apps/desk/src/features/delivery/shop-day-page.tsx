import * as calls from '@matiz/contracts/staff/delivery/windows.ts';
import { shopDaysCopy as copy } from '#copy/delivery.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';

const fields: readonly FormField[] = [
  { name: 'day', label: copy.day, kind: { is: 'date' } },
  { name: 'name', label: copy.name, kind: { is: 'text' } },
  { name: 'isOpen', label: copy.isOpen, kind: { is: 'switch' }, initial: false },
];

export function ShopDayPage() {
  return (
    <ResourcePage
      path="/ajustes/dias-especiales"
      back={copy.title}
      fresh={copy.fresh}
      write="settings:write"
      fields={fields}
      calls={{
        read: calls.readShopDay,
        create: calls.createShopDay,
        change: calls.changeShopDay,
        remove: calls.removeShopDay,
        history: calls.listShopDayHistory,
      }}
      nameOf={({ name }) => String(name)}
    />
  );
}
