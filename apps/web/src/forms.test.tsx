// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { emptyAddress } from './features/delivery/address/address-fields.ts';
import { AddressForm } from './features/delivery/address/address-form.tsx';
import { type PhoneData, phoneKeys, startPhone } from './features/identity/phone/phone-step.ts';
import { buildUnpaid } from './features/orders/orders.builders.ts';
import { emptyPse, secretOfPse } from './features/orders/payment/pse/pse-fields.ts';
import { PsePayment } from './features/orders/payment/pse/pse-payment.tsx';
import {
  emptyBusiness,
  emptyRegistration,
  emptyStart,
} from './features/registration/form/fields/register-fields.ts';
import { CorrectForm } from './features/registration/status/correct-form.tsx';
import type { DraftFields } from './lib/draft.ts';
import { createMemoryStorage, serverPlatform } from './platform/platform.ts';
import { Component as RegisterProcess } from './screens/register/process.tsx';
import { renderApp } from './testing/render-app.tsx';
import { buildGuest, buildSeller } from './testing/visitors.ts';

beforeAll(async () => {
  await import('./features/registration/form/guest-registration.tsx');
  await import('./features/registration/form/seller-registration.tsx');
  await import('./features/registration/form/fields/register.schema.ts');
});
afterEach(cleanup);

interface Form {
  readonly name: string;
  readonly draft: string;
  readonly element: ReactNode;
  readonly empty: DraftFields;
  /** A text field of it. */
  readonly field: string;
  /** How the phone was proven; by a message, unless said. */
  readonly channel?: PhoneData['channel'];
  readonly visitor?: ReturnType<typeof buildGuest>;
}

const unpaid = buildUnpaid(
  {},
  { paymentMethod: { code: 'pse', name: 'PSE', logo: 'pse', means: 'pse', isPaidAtDoor: false } },
);
const forms: readonly Form[] = [
  {
    name: 'what an account begins with, where staff dictate the code',
    draft: 'start',
    element: <RegisterProcess />,
    empty: emptyStart,
    field: 'Correo electrónico',
    channel: 'staff',
    visitor: buildGuest(),
  },
  {
    name: 'a customer’s registration by a seller',
    draft: 'customer',
    element: <RegisterProcess />,
    empty: emptyRegistration,
    field: 'Nombre del negocio',
    visitor: buildSeller(),
  },
  {
    name: 'the correction of a registration',
    draft: 'correct-registration',
    element: <CorrectForm business={null} takesFocus={false} onSaved={() => undefined} />,
    empty: emptyBusiness,
    field: 'Nombre del negocio',
  },
  {
    name: 'an address',
    draft: 'address:c1:new',
    element: (
      <AddressForm
        customerId="c1"
        address={null}
        isCurrent={false}
        isFirst={false}
        backTo="/"
        onSaved={() => undefined}
      />
    ),
    empty: emptyAddress,
    field: 'Número o nombre',
  },
  {
    name: 'PSE',
    draft: `pse:${unpaid.code}`,
    element: <PsePayment order={unpaid} />,
    empty: without(emptyPse, secretOfPse),
    field: 'Celular',
  },
];

test.each(forms)(
  '$name keeps each field of its kind when everything is passed by',
  async (form) => {
    const tab = createMemoryStorage();
    const phone = startPhone('3001234567', { isProven: true, channel: form.channel ?? 'sms' });
    tab.write(phoneKeys.register, JSON.stringify(phone));
    renderApp(form.element, {
      platform: { ...serverPlatform, isServer: false, tab },
      ...(form.visitor ? { visitor: form.visitor } : {}),
      answers: {
        'GET /v3/lists/trades-types': () => ok({ results: [{ _id: '1', name: 'Peluquería' }] }),
        'GET /states': () => ok({ results: [{ _id: '05', name: 'Antioquia' }] }),
        'GET /cities': () => ok({ results: [] }),
        'GET /payment/pse': () =>
          ok({
            banks: [],
            contracts: { policy: '/1', personalData: '/2' },
            payer: { person: 'natural', documentType: 'CC', document: '', phone: '' },
          }),
      },
    });
    const field = await screen.findByLabelText<HTMLInputElement>(form.field);
    if (form.visitor || form.field === 'Nombre del negocio')
      await screen.findByRole('radio', { name: 'Peluquería' });
    (document.activeElement as HTMLElement | null)?.blur();
    for (let presses = 0; presses < 40; presses += 1) {
      await userEvent.tab();
      if (document.activeElement === document.body) break;
    }
    expect(document.activeElement).toBe(document.body);

    await userEvent.type(field, '1');
    await waitFor(() => expect(field.value).toBe('1'));
    const kept = JSON.parse(tab.read(`matiz:draft:${form.draft}`) ?? 'null');
    expect(kindsOf(kept)).toEqual(kindsOf(form.empty));
  },
);

const ok = (body: unknown) => ({ status: 200, body });

function without(fields: DraftFields, names: readonly string[]): DraftFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

/** `null` and `undefined` are kinds of their own. */
function kindsOf(fields: DraftFields): unknown {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null
        ? kindsOf(value)
        : String(value === null ? null : typeof value),
    ]),
  );
}
