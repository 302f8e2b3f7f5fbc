import * as calls from '@matiz/contracts/staff/shop/business.ts';
import { businessCopy as copy } from '#copy/settings.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { pictureControl, pictureField } from '#parts/upload/picture-control.tsx';

const Logo = pictureControl('logo');

const fields: readonly FormField[] = [
  pictureField({ name: 'logo', label: copy.logo, hint: copy.logoHint }, Logo),
  { name: 'name', label: copy.name, kind: { is: 'text' } },
  { name: 'nit', label: copy.nit, hint: copy.nitHint, kind: { is: 'text' } },
  { name: 'phone', label: copy.phone, kind: { is: 'text' } },
  { name: 'email', label: copy.email, kind: { is: 'email' } },
  { name: 'address', label: copy.address, kind: { is: 'text' } },
  { name: 'whatsapp', label: copy.whatsapp, hint: copy.whatsappHint, kind: { is: 'text' } },
  { name: 'hoursWeekdays', label: copy.hoursWeekdays, hint: copy.hoursHint, kind: { is: 'text' } },
  { name: 'hoursSaturday', label: copy.hoursSaturday, kind: { is: 'text' } },
  {
    name: 'hoursSunday',
    label: copy.hoursSunday,
    hint: copy.hoursSundayHint,
    kind: { is: 'text' },
  },
  {
    name: 'needsSecondFactor',
    label: copy.secondFactor,
    hint: copy.secondFactorHint,
    kind: { is: 'switch' },
  },
];

/** Who sells here: there is one, at an address of its own. */
export function BusinessPage() {
  return (
    <ResourcePage
      path="/ajustes/negocio"
      only={calls.business}
      write="settings:write"
      fields={fields}
      calls={{
        read: calls.readBusiness,
        change: calls.changeBusiness,
        history: calls.listBusinessHistory,
      }}
      nameOf={() => copy.title}
    />
  );
}
