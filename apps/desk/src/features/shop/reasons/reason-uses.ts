import { reasonUses } from '@matiz/domain/shop/reasons.ts';
import { reasonsCopy as copy } from '#copy/shop/reasons.ts';
import type { FieldOption } from '#parts/form/field-types.ts';

/** What a reason can be for, to choose from. */
export const useChoices: readonly FieldOption[] = reasonUses.map((value) => ({
  value,
  label: copy.uses[value],
}));
