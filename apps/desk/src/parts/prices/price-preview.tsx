import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { previewPrices } from '@matiz/contracts/staff/pricing/prices.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { changeRatioOf } from '@matiz/domain/pricing/price-changes.ts';
import { pricesCopy as copy } from '#copy/pricing/prices.ts';

type Preview = ReplyOf<typeof previewPrices>;

const mostShown = 30;
const mostJumps = 10;

/** What prices would change: how many, in whose carts, the largest steps, and each with before and after. */
export function PricePreview({ changes, same, unknown, carts, rise, fall, jumps }: Preview) {
  const [unknownCode] = unknown;
  return (
    <section aria-live="polite" className="mt-6 rounded-md border border-line bg-surface p-4">
      <p className="font-semibold">
        {changes.length === 0 ? copy.nothing : copy.changes(changes.length, carts)}
      </p>
      {same > 0 && changes.length > 0 ? <p className="text-ink-soft">{copy.same(same)}</p> : null}
      {unknownCode ? (
        <p className="mt-1 text-warning">{copy.unknown(unknown.length, unknownCode)}</p>
      ) : null}
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
        {(
          [
            [copy.rise, rise],
            [copy.fall, fall],
          ] as const
        ).map(([label, step]) =>
          step ? (
            <div key={label} className="flex gap-2">
              <dt className="text-ink-soft">{label}</dt>
              <dd>
                {step.code} {copy.step(step.step)}
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      {jumps.length > 0 ? (
        <div className="mt-3 rounded-sm bg-warning-soft px-3 py-2">
          <p className="font-semibold">{copy.jumps(jumps.length)}</p>
          <ul className="mt-1">
            {jumps.slice(0, mostJumps).map(({ code, product, before, after, step }) => (
              <li key={code}>
                {code} {product}: {formatPesos(before ?? 0)} → {formatPesos(after)} (
                {copy.step(step)})
              </li>
            ))}
            {jumps.length > mostJumps ? <li>{copy.more(jumps.length - mostJumps)}</li> : null}
          </ul>
        </div>
      ) : null}
      {changes.length > 0 ? (
        <table className="mt-4 w-full text-left">
          <thead className="text-xs text-ink-soft">
            <tr>
              <th scope="col">{copy.code}</th>
              <th scope="col">{copy.product}</th>
              <th scope="col" className="text-right">
                {copy.before}
              </th>
              <th scope="col" className="text-right">
                {copy.after}
              </th>
              <th scope="col" className="text-right">
                {copy.change}
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {changes.slice(0, mostShown).map((change) => {
              const step = changeRatioOf(change);
              return (
                <tr key={change.code} className="h-8 border-t border-line">
                  <th scope="row" className="pr-3 font-medium whitespace-nowrap">
                    {change.code}
                  </th>
                  <td className="max-w-72 truncate pr-3">{change.product}</td>
                  <td className="text-right whitespace-nowrap text-ink-soft">
                    {change.before === null ? copy.fresh : formatPesos(change.before)}
                  </td>
                  <td className="pl-3 text-right whitespace-nowrap">{formatPesos(change.after)}</td>
                  <td className="pl-3 text-right">{step === null ? '–' : copy.step(step)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ) : null}
      {changes.length > mostShown ? (
        <p className="mt-2 text-ink-soft">{copy.more(changes.length - mostShown)}</p>
      ) : null}
    </section>
  );
}
