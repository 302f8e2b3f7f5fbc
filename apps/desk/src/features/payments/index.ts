export { HandPaymentsPage } from './by-hand/hand-payments-page.tsx';
export { PaymentMethodPage } from './payment-method-page.tsx';
export { PaymentMethodsTable } from './payment-methods-table.tsx';
export { RefundsPage } from './refunds-page.tsx';
