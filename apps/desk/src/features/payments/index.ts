export { HandPaymentsPage } from './by-hand/hand-payments-page.tsx';
export { GatewayTests } from './gateways/gateways.tsx';
export { PaymentMethodPage } from './payment-method-page.tsx';
export { PaymentMethodsPage } from './payment-methods-page.tsx';
export { RefundsPage } from './refunds-page.tsx';
