import * as calls from '@matiz/contracts/staff/payment-methods.ts';
import { Link } from 'react-router';
import { paymentCopy as copy } from '#copy/settings.ts';
import type { FieldOption, FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';

const choicesOf = (labels: Readonly<Record<string, string>>): FieldOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const fields: readonly FormField[] = [
  { name: 'isEnabled', label: copy.isEnabled, kind: { is: 'switch' } },
  { name: 'name', label: copy.name, kind: { is: 'text' } },
  {
    name: 'description',
    label: copy.description,
    hint: copy.descriptionHint,
    kind: { is: 'text' },
  },
  {
    name: 'movement',
    label: copy.movement,
    kind: { is: 'choice', choices: choicesOf(copy.movements) },
  },
  {
    name: 'movementKind',
    label: copy.movementKind,
    kind: { is: 'choice', choices: choicesOf(copy.movementKinds) },
    isOptional: true,
  },
  {
    name: 'movementAmount',
    label: copy.movementAmount,
    kind: { is: 'number' },
    isOptional: true,
  },
  { name: 'minAmount', label: copy.minAmount, kind: { is: 'money' }, isOptional: true },
  { name: 'maxAmount', label: copy.maxAmount, kind: { is: 'money' }, isOptional: true },
  { name: 'maxOwed', label: copy.maxOwed, kind: { is: 'money' }, isOptional: true },
];

export function PaymentMethodPage() {
  return (
    <ResourcePage
      path="/ajustes/pagos"
      back={copy.title}
      write="settings:write"
      fields={fields}
      calls={{
        read: calls.readPaymentMethod,
        change: calls.changePaymentMethod,
        history: calls.listPaymentMethodHistory,
      }}
      nameOf={({ name }) => String(name)}
    >
      {({ way, zones }) =>
        way === 'door' ? (
          <Zones names={Array.isArray(zones) ? zones.map(String) : []} />
        ) : (
          <p className="mt-8 max-w-xl border-t border-line pt-4 text-ink-soft">
            {copy.way}: {copy.ways[way === 'gateway' ? 'gateway' : 'none']}
          </p>
        )
      }
    </ResourcePage>
  );
}

/** Where it is paid at the door: the zones say so, and only they. */
function Zones({ names }: { names: readonly string[] }) {
  return (
    <section className="mt-8 max-w-xl border-t border-line pt-4">
      <h2 className="text-base">{copy.zones}</h2>
      <p className="mt-1 text-ink-soft">
        {names.length > 0 ? `${names.join(', ')}.` : copy.noZones}{' '}
        <Link to="/ajustes/cobertura" className="text-accent hover:underline">
          {copy.toCoverage}
        </Link>
      </p>
    </section>
  );
}
