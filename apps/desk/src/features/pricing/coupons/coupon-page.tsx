import * as calls from '@matiz/contracts/staff/pricing/coupons.ts';
import { formCopy } from '#copy/form.ts';
import { couponCopy as copy } from '#copy/pricing/price-rules.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { useCatalogueChoices } from '#parts/form/use-catalogue-choices.ts';
import { useAudienceChoices } from '../lists/use-audience-choices.ts';
import { mixFields } from '../mixes/mix-fields.ts';
import { EndRule } from '../rules/end-rule.tsx';
import { couponFields } from './coupon-fields.ts';
import { CouponPreview } from './coupon-preview.tsx';

export function CouponPage() {
  const choices = useCatalogueChoices();
  const audience = useAudienceChoices();
  if (!choices || !audience) return <p className="p-6">{formCopy.loading}</p>;
  const brands = choices.brands.map(({ id, name }) => ({ value: id, label: name }));
  const categories = choices.categories.map(({ id, path }) => ({ value: id, label: path }));
  const methods = choices.paymentMethods.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <ResourcePage
      path="/cupones"
      back={copy.title}
      fresh={copy.fresh}
      write="prices:publish"
      asksReason
      // The audit leads here from a mix as well.
      fields={(row) =>
        row?.kind === 'mix'
          ? mixFields(brands, categories)
          : couponFields({ ...audience, brands, categories, methods })
      }
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
