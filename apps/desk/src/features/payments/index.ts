export { HandPaymentsPage } from './by-hand/hand-payments-page.tsx';
export { GatewayTests } from './gateways/gateways.tsx';
export { PaymentLimitPage } from './limits/limit-page.tsx';
export { PaymentLimitsTable } from './limits/limits-table.tsx';
export { PaymentMethodPage } from './payment-method-page.tsx';
export { PaymentMethodsPage } from './payment-methods-page.tsx';
export { RefundsPage } from './refunds-page.tsx';
