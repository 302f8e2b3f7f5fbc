import { loyaltyTiers } from '@matiz/domain/loyalty/tier.ts';
import { couponCopy as copy, ruleCopy } from '#copy/pricing/price-rules.ts';
import type { FieldOption, FormField } from '#parts/form/field-types.ts';

export interface CouponChoices {
  readonly brands: readonly FieldOption[];
  readonly categories: readonly FieldOption[];
  readonly methods: readonly FieldOption[];
  readonly cities: readonly FieldOption[];
  readonly tradeTypes: readonly FieldOption[];
}

const kinds = (['percentage', 'value', 'buy-get', 'free-shipping'] as const).map((value) => ({
  value,
  label: copy.kinds[value],
}));
const tiers = loyaltyTiers.map((tier) => ({ value: tier, label: tier }));
const isOptional = { isOptional: true } as const;
const isUnits = ({ kind }: Readonly<Record<string, unknown>>) => kind === 'buy-get';
const choiceOf = (choices: readonly FieldOption[]) => ({ is: 'choice', choices }) as const;
const picksOf = (choices: readonly FieldOption[]) =>
  ({ is: 'several', choices, isLong: true }) as const;

/** The fields of a coupon, from what it takes off to how it stands beside others. */
export function couponFields(choices: CouponChoices): readonly FormField[] {
  return [
    { name: 'code', label: copy.code, hint: copy.codeHint, kind: { is: 'text' } },
    { name: 'title', label: copy.titleLabel, hint: copy.titleHint, kind: { is: 'text' } },
    { name: 'description', label: copy.description, kind: { is: 'long' } },
    ...effectFields,
    ...unitFields(choices),
    ...goodsFields(choices),
    ...audienceFields(choices),
    ...timeFields,
    ...chainFields,
  ];
}

const effectFields: readonly FormField[] = [
  { name: 'kind', label: copy.kind, kind: { is: 'choice', choices: kinds } },
  {
    name: 'amount',
    label: copy.amount,
    hint: copy.amountHint,
    kind: { is: 'number' },
    isAsked: ({ kind }) => kind !== 'free-shipping',
    ...isOptional,
  },
  { name: 'minAmount', label: copy.minAmount, kind: { is: 'money' }, initial: '0' },
  {
    name: 'maxDiscount',
    label: copy.maxDiscount,
    hint: copy.optional,
    kind: { is: 'money' },
    isAsked: ({ kind }) => kind === 'percentage' || kind === 'buy-get',
    ...isOptional,
  },
];

function unitFields({ brands, categories }: CouponChoices): readonly FormField[] {
  const fields: readonly FormField[] = [
    { name: 'buyQuantity', label: copy.buy, hint: copy.buyHint, kind: { is: 'number' } },
    { name: 'getQuantity', label: copy.get, hint: copy.getHint, kind: { is: 'number' } },
    { name: 'maxTimes', label: copy.times, hint: copy.timesHint, kind: { is: 'number' } },
    {
      name: 'gotBrandId',
      heading: copy.got,
      label: copy.gotBrand,
      hint: copy.gotHint,
      kind: choiceOf(brands),
    },
    { name: 'gotCategoryId', label: copy.gotCategory, kind: choiceOf(categories) },
    { name: 'gotLine', label: copy.gotLine, kind: { is: 'text' } },
    { name: 'gotProduct', label: copy.gotProduct, kind: { is: 'text' } },
  ];
  return fields.map((field) => ({ ...field, isAsked: isUnits, ...isOptional }));
}

function goodsFields({ brands, categories }: CouponChoices): readonly FormField[] {
  return [
    {
      name: 'brandId',
      heading: copy.goods,
      label: copy.brand,
      hint: copy.everything,
      kind: choiceOf(brands),
      ...isOptional,
    },
    {
      name: 'categoryId',
      label: copy.category,
      hint: copy.everything,
      kind: choiceOf(categories),
      ...isOptional,
    },
    { name: 'line', label: copy.line, kind: { is: 'text' }, ...isOptional },
    { name: 'product', label: copy.product, kind: { is: 'text' }, ...isOptional },
    { name: 'excludedBrandIds', label: copy.withoutBrands, kind: picksOf(brands) },
    { name: 'excludedCategoryIds', label: copy.withoutCategories, kind: picksOf(categories) },
    { name: 'excludesDeals', label: copy.withoutDeals, kind: { is: 'switch' } },
  ];
}

function audienceFields({ methods, cities, tradeTypes }: CouponChoices): readonly FormField[] {
  return [
    {
      name: 'cityCodes',
      heading: copy.whom,
      label: copy.cities,
      kind: picksOf(cities),
    },
    {
      name: 'paymentMethods',
      label: copy.methods,
      hint: copy.anyMethod,
      kind: { is: 'several', choices: methods },
    },
    {
      name: 'tradeTypeId',
      label: copy.tradeType,
      hint: copy.everybody,
      kind: choiceOf(tradeTypes),
      ...isOptional,
    },
    {
      name: 'tier',
      label: copy.tier,
      hint: copy.everybody,
      kind: choiceOf(tiers),
      ...isOptional,
    },
    { name: 'document', label: copy.document, kind: { is: 'text' }, ...isOptional },
    { name: 'isFirstOrderOnly', label: copy.first, kind: { is: 'switch' } },
  ];
}

const timeFields: readonly FormField[] = [
  {
    name: 'startsAt',
    heading: copy.howOften,
    label: ruleCopy.from,
    hint: copy.hour,
    kind: { is: 'moment' },
  },
  { name: 'endsAt', label: ruleCopy.until, hint: copy.hour, kind: { is: 'moment' } },
  {
    name: 'usesLimit',
    label: copy.usesLimit,
    hint: copy.optional,
    kind: { is: 'number' },
    ...isOptional,
  },
  {
    name: 'usesPerCustomer',
    label: copy.usesPerCustomer,
    kind: { is: 'number' },
    initial: '1',
  },
];

const chainFields: readonly FormField[] = [
  {
    name: 'isAutomatic',
    heading: copy.together,
    label: copy.automatic,
    hint: copy.automaticHint,
    kind: { is: 'switch' },
  },
  { name: 'isListed', label: copy.listed, kind: { is: 'switch' }, initial: true },
  {
    name: 'priority',
    label: copy.priority,
    hint: copy.priorityHint,
    kind: { is: 'number' },
    initial: '100',
  },
  { name: 'isLast', label: copy.last, kind: { is: 'switch' } },
];
