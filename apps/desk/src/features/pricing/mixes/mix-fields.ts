import { mixCopy as copy } from '#copy/pricing/mixes.ts';
import { couponCopy } from '#copy/pricing/price-rules.ts';
import type { FieldOption, FormField } from '#parts/form/field-types.ts';
import { BreaksControl, breaksText } from '../deals/breaks-control.tsx';
import { windowFields } from '../rules/window-fields.ts';

const isOptional = { isOptional: true } as const;
const isAsked = () => false;

/** What makes a coupon a mix: nobody writes it. A customer may buy it a thousand times. */
const fixedFields: readonly FormField[] = [
  { name: 'kind', label: couponCopy.kind, kind: { is: 'text' }, initial: 'mix', isAsked },
  {
    name: 'isAutomatic',
    label: couponCopy.automatic,
    kind: { is: 'switch' },
    initial: true,
    isAsked,
  },
  {
    name: 'usesPerCustomer',
    label: couponCopy.usesPerCustomer,
    kind: { is: 'number' },
    initial: '1000',
    isAsked,
  },
];

/** What staff write of a mix. */
export function mixFields(
  brands: readonly FieldOption[],
  categories: readonly FieldOption[],
): readonly FormField[] {
  return [
    { name: 'title', label: couponCopy.titleLabel, hint: copy.titleHint, kind: { is: 'text' } },
    { name: 'code', label: couponCopy.code, hint: copy.codeHint, kind: { is: 'text' } },
    {
      name: 'steps',
      label: copy.steps,
      hint: copy.stepsHint,
      kind: {
        is: 'own',
        Control: BreaksControl,
        show: (value) => value.replaceAll('=', '+: ').replaceAll(';', ' % · '),
        text: breaksText,
      },
    },
    {
      name: 'line',
      heading: couponCopy.goods,
      label: couponCopy.line,
      hint: copy.goodsHint,
      kind: { is: 'text' },
      ...isOptional,
    },
    {
      name: 'brandId',
      label: couponCopy.brand,
      kind: { is: 'choice', choices: brands },
      ...isOptional,
    },
    {
      name: 'categoryId',
      label: couponCopy.category,
      kind: { is: 'choice', choices: categories },
      ...isOptional,
    },
    { name: 'excludesDeals', label: couponCopy.withoutDeals, kind: { is: 'switch' } },
    ...windowFields.map(({ hint: _, isOptional: __, ...field }) => field),
    {
      name: 'priority',
      heading: couponCopy.together,
      label: couponCopy.priority,
      hint: couponCopy.priorityHint,
      kind: { is: 'number' },
      initial: '100',
    },
    { name: 'isLast', label: couponCopy.last, kind: { is: 'switch' } },
    ...fixedFields,
  ];
}
