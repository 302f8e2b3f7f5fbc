import { listHandPayments } from '@matiz/contracts/staff/hand-payments.ts';

export const handPaymentsKey = [listHandPayments.path] as const;
