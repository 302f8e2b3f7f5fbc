import { Gateways } from './gateways/gateways.tsx';
import { PaymentMethodsTable } from './payment-methods-table.tsx';

/** How customers pay, and who takes it online. */
export function PaymentMethodsPage() {
  return (
    <>
      <PaymentMethodsTable />
      <Gateways />
    </>
  );
}
