import * as calls from '@matiz/contracts/staff/pricing/coupons.ts';
import { formCopy } from '#copy/form.ts';
import { mixCopy as copy } from '#copy/pricing/mixes.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { useCatalogueChoices } from '#parts/form/use-catalogue-choices.ts';
import { CouponPreview } from '../coupons/coupon-preview.tsx';
import { EndRule } from '../rules/end-rule.tsx';
import { mixFields } from './mix-fields.ts';

/** Units of a line, a brand or a category counted together: a coupon that applies by itself (ADR 114). */
export function MixPage() {
  const choices = useCatalogueChoices();
  if (!choices) return <p className="p-6">{formCopy.loading}</p>;
  const brands = choices.brands.map(({ id, name }) => ({ value: id, label: name }));
  const categories = choices.categories.map(({ id, path }) => ({ value: id, label: path }));
  return (
    <ResourcePage
      path="/precios/mezclas"
      back={copy.title}
      fresh={copy.fresh}
      write="prices:publish"
      asksReason
      fields={mixFields(brands, categories)}
      calls={{
        read: calls.readCoupon,
        create: calls.createCoupon,
        change: calls.changeCoupon,
        remove: calls.removeCoupon,
        history: calls.listCouponHistory,
      }}
      nameOf={({ title }) => String(title)}
      Preview={CouponPreview}
    >
      {(row) => <EndRule row={row} read={calls.readCoupon} change={calls.changeCoupon} />}
    </ResourcePage>
  );
}
