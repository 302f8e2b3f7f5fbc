import { limitCopy as copy } from '#copy/payments/payment-limits.ts';
import { CustomerChoice } from '#parts/choices/customer-choice.tsx';
import type { FieldOption, FormField } from '#parts/form/field-types.ts';

interface LimitChoices {
  readonly methods: readonly FieldOption[];
  readonly zones: readonly FieldOption[];
  /** The method that one comes from. */
  readonly method: string | null;
}

const isOpen = ({ isClosed }: Readonly<Record<string, unknown>>) => isClosed !== true;

/** A method, a zone or a customer, and what is taken there. */
export function limitFields({ methods, zones, method }: LimitChoices): readonly FormField[] {
  return [
    {
      name: 'method',
      label: copy.method,
      kind: { is: 'choice', choices: methods },
      ...(method === null ? {} : { initial: method }),
    },
    {
      name: 'zoneId',
      label: copy.zone,
      hint: copy.zoneHint,
      kind: { is: 'choice', choices: zones, none: copy.noZone },
      isOptional: true,
      isAsked: ({ customerId }) => !customerId,
    },
    {
      name: 'customerId',
      label: copy.customer,
      kind: {
        is: 'own',
        isOne: true,
        Control: CustomerChoice,
        show: () => copy.chosenCustomer,
      },
      isOptional: true,
      isAsked: ({ zoneId }) => !zoneId,
    },
    { name: 'isClosed', label: copy.isClosed, kind: { is: 'switch' } },
    ...(['minAmount', 'maxAmount', 'maxOwed'] as const).map(
      (name): FormField => ({
        name,
        label: copy[name],
        kind: { is: 'money' },
        isOptional: true,
        isAsked: isOpen,
      }),
    ),
  ];
}
