import { listHandPayments } from '@matiz/contracts/staff/payments/hand-payments.ts';

export const handPaymentsKey = [listHandPayments.path] as const;
