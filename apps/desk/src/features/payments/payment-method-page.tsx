import * as calls from '@matiz/contracts/staff/payments/payment-methods.ts';
import { Link } from 'react-router';
import { paymentCopy as copy } from '#copy/settings.ts';
import type { FieldOption, FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { Gateways } from './gateways/gateways.tsx';
import { LimitsOfMethod } from './limits/method-limits.tsx';
import { MethodPreview } from './method-preview.tsx';

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

const accountFields: readonly FormField[] = [
  { name: 'accountBank', label: copy.accountBank, kind: { is: 'text' }, isOptional: true },
  {
    name: 'accountKind',
    label: copy.accountKind,
    kind: { is: 'choice', choices: choicesOf(copy.accountKinds) },
    isOptional: true,
  },
  {
    name: 'accountNumber',
    label: copy.accountNumber,
    hint: copy.accountHint,
    kind: { is: 'text' },
    isOptional: true,
  },
  { name: 'accountHolder', label: copy.accountHolder, kind: { is: 'text' }, isOptional: true },
  { name: 'accountDocument', label: copy.accountDocument, kind: { is: 'text' }, isOptional: true },
];
const [switchField, ...otherFields] = fields;
const withAccount = [switchField, ...accountFields, ...otherFields].filter((field) => !!field);

/** Where it is paid is asked only of what people confirm. */
const fieldsOf = (row: Readonly<Record<string, unknown>> | null) =>
  ['transfer', 'cash'].includes(String(row?.way)) ? withAccount : fields;

export function PaymentMethodPage() {
  return (
    <ResourcePage
      path="/ajustes/pagos"
      back={copy.title}
      write="settings:write"
      asksReason
      fields={fieldsOf}
      calls={{
        read: calls.readPaymentMethod,
        change: calls.changePaymentMethod,
        history: calls.listPaymentMethodHistory,
      }}
      nameOf={({ name }) => String(name)}
      Preview={MethodPreview}
    >
      {({ id, way, zones, lacksKeys }) => (
        <>
          {way === 'door' ? (
            <Zones names={Array.isArray(zones) ? zones.map(String) : []} />
          ) : (
            <>
              <p className="mt-8 max-w-xl border-t border-line pt-4 text-ink-soft">
                {copy.way}: {wayOf(way)}
              </p>
              {lacksKeys ? (
                <p className="mt-2 max-w-xl rounded-sm bg-warning-soft px-3 py-2 text-warning">
                  {copy.notOffered}
                </p>
              ) : null}
              {way === 'gateway' ? <Gateways only="wompi" /> : null}
              {way === 'bold' ? <Gateways only="bold" /> : null}
            </>
          )}
          <LimitsOfMethod method={id} />
        </>
      )}
    </ResourcePage>
  );
}

function wayOf(way: unknown): string {
  return Object.entries(copy.ways).find(([name]) => name === way)?.[1] ?? copy.ways.none;
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
