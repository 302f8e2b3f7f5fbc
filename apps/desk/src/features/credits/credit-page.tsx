import * as calls from '@matiz/contracts/staff/payments/credits.ts';
import { useParams } from 'react-router';
import { creditCopy as copy } from '#copy/credits.ts';
import { CustomerChoice } from '#parts/choices/customer-choice.tsx';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { CreditMovements } from './credit-movements.tsx';
import { PaymentForm } from './payment-form.tsx';

const terms: readonly FormField[] = [
  { name: 'limit', label: copy.limit, hint: copy.limitHint, kind: { is: 'money' } },
  {
    name: 'termsDays',
    label: copy.termsDays,
    hint: copy.termsHint,
    kind: { is: 'number' },
    initial: '30',
  },
];

/** Of whom a credit is, is said once. */
const fresh: readonly FormField[] = [
  {
    name: 'customerId',
    label: copy.customer,
    kind: { is: 'own', isOne: true, Control: CustomerChoice, show: (value) => value },
  },
  ...terms,
];

/** One credit: its limit and terms, what is paid, and its ledger. */
export function CreditPage() {
  const { id = '' } = useParams();
  return (
    <ResourcePage
      path="/creditos"
      back={copy.title}
      fresh={copy.fresh}
      write="credit:write"
      fields={id === 'nueva' ? fresh : terms}
      calls={{
        read: calls.readCredit,
        create: calls.giveCredit,
        change: calls.changeCredit,
        history: calls.listCreditHistory,
      }}
      nameOf={({ customer }) => String(customer)}
    >
      {() => (
        <>
          <PaymentForm id={id} />
          <CreditMovements id={id} />
        </>
      )}
    </ResourcePage>
  );
}
