import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { previewCoupon } from '@matiz/contracts/staff/pricing/coupons.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { couponCopy as copy, effectCopy } from '#copy/pricing/price-rules.ts';
import type { PreviewProps } from '#parts/form/resource-form.tsx';
import { PreviewPanel, Sentences } from '#parts/prices/preview-panel.tsx';

type Effect = ReplyOf<typeof previewCoupon>['result'];

/** What a coupon takes off purchases of several sizes, as it is written. */
export function CouponPreview({ id, set }: PreviewProps) {
  return (
    <PreviewPanel<Effect> call={previewCoupon} draft={{ id, set }}>
      {({ products, carts, examples, problems, warnings }) => (
        <>
          <Sentences
            title={effectCopy.problems}
            sentences={problems}
            className="bg-danger-soft text-danger"
          />
          <p className="font-semibold">{copy.effect(products)}</p>
          {carts > 0 ? <p className="text-ink-soft">{effectCopy.carts(carts)}</p> : null}
          <Sentences
            title={effectCopy.warnings}
            sentences={warnings}
            className="bg-warning-soft text-warning"
          />
          {examples.length > 0 ? (
            <Examples examples={examples} isShipping={set.kind === 'free-shipping'} />
          ) : null}
        </>
      )}
    </PreviewPanel>
  );
}

interface ExamplesProps extends Pick<Effect, 'examples'> {
  /** What it takes off is the way, not the goods. */
  readonly isShipping: boolean;
}

function Examples({ examples, isShipping }: ExamplesProps) {
  return (
    <table className="mt-3 w-full text-left">
      <thead className="text-xs text-ink-soft">
        <tr>
          <th scope="col">{copy.purchase}</th>
          <th scope="col" className="text-right">
            {copy.discount}
          </th>
          <th scope="col" className="text-right">
            {copy.pays}
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {examples.map(({ goods, units, discount, reason }) => (
          <tr key={goods} className="h-8 border-t border-line">
            <th scope="row" className="font-normal whitespace-nowrap">
              {units === null ? formatPesos(goods) : copy.unitsOf(units)}
            </th>
            {reason === null ? (
              <>
                <td className="text-right whitespace-nowrap">−{formatPesos(discount)}</td>
                <td className="pl-3 text-right whitespace-nowrap">
                  {formatPesos(isShipping ? goods : goods - discount)}
                </td>
              </>
            ) : (
              <td colSpan={2} className="pl-3 text-right text-ink-soft">
                {reason}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
