import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { previewPaymentMethod } from '@matiz/contracts/staff/payments/payment-methods.ts';
import { largeStep } from '@matiz/domain/catalogue/import/change-examples.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { effectCopy } from '#copy/pricing/price-rules.ts';
import { pricesCopy } from '#copy/pricing/prices.ts';
import { methodPreviewCopy as copy } from '#copy/settings.ts';
import type { PreviewProps } from '#parts/form/resource-form.tsx';
import { PreviewPanel, Sentences } from '#parts/prices/preview-panel.tsx';

type MethodEffect = ReplyOf<typeof previewPaymentMethod>['result'];

/** What purchases paid this way come to, as it is written, and how many are being made. */
export function MethodPreview({ id, set }: PreviewProps) {
  const { movement, movementKind = null, movementAmount = null } = set;
  const draft = { id, set: { movement, movementKind, movementAmount } };
  return (
    <PreviewPanel<MethodEffect> call={previewPaymentMethod} draft={draft}>
      {({ products, carts, chosen, rise, fall, examples }) => (
        <>
          <p className="font-semibold">
            {rise === null && fall === null ? copy.nothing : copy.touches(products)}
          </p>
          <p className="text-ink-soft">{copy.carts(carts, chosen)}</p>
          <dl className="mt-1 flex flex-wrap gap-x-6">
            {(
              [
                [effectCopy.fall, fall],
                [effectCopy.rise, rise],
              ] as const
            ).map(([label, step]) =>
              step === null ? null : (
                <div key={label} className="flex gap-2">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd className="tabular-nums">{pricesCopy.step(step)}</dd>
                </div>
              ),
            )}
          </dl>
          <Sentences
            title={effectCopy.warnings}
            sentences={Math.max(rise ?? 0, -(fall ?? 0)) > largeStep ? [copy.large] : []}
            className="bg-warning-soft text-warning"
          />
          <table className="mt-3 w-full text-left">
            <thead className="text-xs text-ink-soft">
              <tr>
                <th scope="col">{copy.purchase}</th>
                <th scope="col" className="text-right">
                  {effectCopy.before}
                </th>
                <th scope="col" className="text-right">
                  {effectCopy.after}
                </th>
              </tr>
            </thead>
            <tbody className="tabular-nums">
              {examples.map(({ goods, before, after }) => (
                <tr key={goods} className="h-8 border-t border-line">
                  <th scope="row" className="font-normal">
                    {formatPesos(goods)}
                  </th>
                  <td className="text-right text-ink-soft">{formatPesos(before)}</td>
                  <td className="text-right">{formatPesos(after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </PreviewPanel>
  );
}
