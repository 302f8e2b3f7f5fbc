import * as calls from '@matiz/contracts/staff/delivery/coverage.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Link } from 'react-router';
import { coverageCopy as copy } from '#copy/delivery.ts';
import { formCopy } from '#copy/form.ts';
import { type Country, useCountry } from '#lib/use-country.ts';
import type { FieldOption, FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { CitiesControl } from './cities-control.tsx';
import { useWarehouses } from './use-warehouses.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: copy.hour(hour),
}));

function fieldsOf(warehouses: readonly FieldOption[], { byCode }: Country): readonly FormField[] {
  const [only, ...others] = warehouses;
  const nameOf = (code: string) => byCode.get(code)?.label ?? code;
  return [
    { name: 'name', label: copy.name, kind: { is: 'text' } },
    {
      name: 'warehouseId',
      label: copy.warehouse,
      kind: { is: 'choice', choices: warehouses },
      ...(only && others.length === 0 ? { initial: only.value } : {}),
    },
    {
      name: 'cityCodes',
      label: copy.cities,
      kind: {
        is: 'own',
        Control: CitiesControl,
        show: (value) => value.split(',').map(nameOf).join(' · '),
      },
    },
    {
      name: 'deliveryDays',
      label: copy.days,
      hint: copy.daysHint,
      kind: { is: 'number', unit: copy.daysUnit },
      initial: '1',
    },
    {
      name: 'cutOffHour',
      label: copy.cutOff,
      hint: copy.cutOffHint,
      kind: { is: 'choice', choices: hours, isNumber: true },
      initial: '15',
    },
    { name: 'worksSaturday', label: copy.saturday, kind: { is: 'switch' }, initial: true },
    { name: 'shippingPrice', label: copy.price, kind: { is: 'money' } },
    {
      name: 'freeFrom',
      label: copy.freeFrom,
      hint: copy.freeFromHint,
      kind: { is: 'money' },
      isOptional: true,
    },
    {
      name: 'minOrder',
      label: copy.minOrder,
      hint: copy.minOrderHint,
      kind: { is: 'money' },
      isOptional: true,
    },
    { name: 'cashOnDelivery', label: copy.cash, kind: { is: 'switch' }, initial: true },
  ];
}

export function ZonePage() {
  const country = useCountry();
  const warehouses = useWarehouses();
  if (!country || !warehouses) return <p className="p-6">{formCopy.loading}</p>;
  if (warehouses.length === 0) {
    return (
      <section className="p-6">
        <h1 className="text-xl">{copy.fresh}</h1>
        <p className="mt-2 text-ink-soft">{copy.noWarehouse}</p>
        <Link
          to="/ajustes/bodegas/nueva"
          className={buttonClass({ size: 'sm', className: 'mt-4' })}
        >
          {copy.makeWarehouse}
        </Link>
      </section>
    );
  }
  return (
    <ResourcePage
      path="/ajustes/cobertura"
      back={copy.title}
      fresh={copy.fresh}
      write="settings:write"
      fields={fieldsOf(warehouses, country)}
      calls={{
        read: calls.readZone,
        create: calls.createZone,
        change: calls.changeZone,
        remove: calls.removeZone,
        history: calls.listZoneHistory,
      }}
      nameOf={({ name }) => String(name)}
    />
  );
}
