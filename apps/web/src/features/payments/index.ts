/** The way into payments: what screens, the frame and later words use. */
export { CreditCard } from './credit-card.tsx';
export { Adjustment, MethodChoice, RefusedMethods } from './method-choice.tsx';
export { MeansMark, PaymentMark } from './payment-mark.tsx';
