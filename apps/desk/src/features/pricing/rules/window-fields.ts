import { formatMoment as showMoment } from '@matiz/domain/kernel/show-date.ts';
import { ruleCopy as copy } from '#copy/pricing/price-rules.ts';
import type { FormField } from '#parts/form/field-types.ts';

/** From when until when a rule holds, in Bogotá. */
export const windowFields: readonly FormField[] = [
  {
    name: 'startsAt',
    label: copy.from,
    hint: copy.fromHint,
    kind: { is: 'moment' },
    isOptional: true,
  },
  {
    name: 'endsAt',
    label: copy.until,
    hint: copy.untilHint,
    kind: { is: 'moment' },
    isOptional: true,
  },
];

export function showWindow(startsAt: string | null, endsAt: string | null): string {
  return copy.window(startsAt && showMoment(startsAt), endsAt && showMoment(endsAt));
}

export const stateChoices = (['running', 'coming', 'over'] as const).map((value) => ({
  value,
  label: copy.states[value],
}));
