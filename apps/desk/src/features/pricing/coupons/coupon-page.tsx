import * as calls from '@matiz/contracts/staff/pricing/coupons.ts';
import { loyaltyTiers } from '@matiz/domain/loyalty/tier.ts';
import { formCopy } from '#copy/form.ts';
import { couponCopy as copy, ruleCopy } from '#copy/pricing/price-rules.ts';
import type { FieldOption, FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { useCatalogueChoices } from '#parts/form/use-catalogue-choices.ts';
import { EndRule } from '../rules/end-rule.tsx';
import { CouponPreview } from './coupon-preview.tsx';

const kinds = (['percentage', 'value', 'free-shipping'] as const).map((value) => ({
  value,
  label: copy.kinds[value],
}));
const tiers = loyaltyTiers.map((tier) => ({ value: tier, label: tier }));

interface CouponChoices {
  readonly brands: readonly FieldOption[];
  readonly categories: readonly FieldOption[];
}

function fieldsOf({ brands, categories }: CouponChoices): readonly FormField[] {
  const optional = { isOptional: true } as const;
  return [
    { name: 'code', label: copy.code, hint: copy.codeHint, kind: { is: 'text' } },
    { name: 'title', label: copy.titleLabel, hint: copy.titleHint, kind: { is: 'text' } },
    { name: 'kind', label: copy.kind, kind: { is: 'choice', choices: kinds } },
    {
      name: 'amount',
      label: copy.amount,
      hint: copy.amountHint,
      kind: { is: 'number' },
      ...optional,
    },
    { name: 'minAmount', label: copy.minAmount, kind: { is: 'money' }, initial: '0' },
    {
      name: 'maxDiscount',
      label: copy.maxDiscount,
      hint: copy.optional,
      kind: { is: 'money' },
      ...optional,
    },
    {
      name: 'brandId',
      label: copy.brand,
      hint: copy.everything,
      kind: { is: 'choice', choices: brands },
      ...optional,
    },
    {
      name: 'categoryId',
      label: copy.category,
      hint: copy.everything,
      kind: { is: 'choice', choices: categories },
      ...optional,
    },
    {
      name: 'tier',
      label: copy.tier,
      hint: copy.everybody,
      kind: { is: 'choice', choices: tiers },
      ...optional,
    },
    { name: 'startsAt', label: ruleCopy.from, hint: copy.hour, kind: { is: 'moment' } },
    { name: 'endsAt', label: ruleCopy.until, hint: copy.hour, kind: { is: 'moment' } },
    {
      name: 'usesLimit',
      label: copy.usesLimit,
      hint: copy.optional,
      kind: { is: 'number' },
      ...optional,
    },
    {
      name: 'usesPerCustomer',
      label: copy.usesPerCustomer,
      kind: { is: 'number' },
      initial: '1',
    },
    { name: 'isFirstOrderOnly', label: copy.first, kind: { is: 'switch' } },
    { name: 'isListed', label: copy.listed, kind: { is: 'switch' }, initial: true },
    { name: 'description', label: copy.description, kind: { is: 'long' } },
  ];
}

export function CouponPage() {
  const choices = useCatalogueChoices();
  if (!choices) return <p className="p-6">{formCopy.loading}</p>;
  const brands = choices.brands.map(({ id, name }) => ({ value: id, label: name }));
  const categories = choices.categories.map(({ id, path }) => ({ value: id, label: path }));
  return (
    <ResourcePage
      path="/cupones"
      back={copy.title}
      fresh={copy.fresh}
      write="prices:publish"
      fields={fieldsOf({ brands, categories })}
      calls={{
        read: calls.readCoupon,
        create: calls.createCoupon,
        change: calls.changeCoupon,
        remove: calls.removeCoupon,
        history: calls.listCouponHistory,
      }}
      nameOf={({ code }) => String(code)}
      Preview={CouponPreview}
    >
      {(row) => <EndRule row={row} read={calls.readCoupon} change={calls.changeCoupon} />}
    </ResourcePage>
  );
}
