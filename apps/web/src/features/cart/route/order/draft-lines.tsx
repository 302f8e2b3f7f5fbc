import type { PricedRouteLine } from '@matiz/domain/cart/route/price-draft.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { QuantityControl } from '@matiz/ui/inputs/quantity-control.tsx';
import { X } from 'lucide-react';
import { useId } from 'react';
import { quickOrderCopy } from '#copy/cart/quick-order.ts';
import { routeCopy as copy } from '#copy/cart/route.ts';
import type { RouteDesk } from '../keep/route-desk.ts';
import type { KeptLine, RouteDraft } from '../keep/route-parts.ts';
import { sayFault } from './say-fault.ts';
import type { DraftEdits } from './use-draft-edits.ts';

/** What is ordered, at the prices that the device works out by the shop's rules. */
export function DraftLines({
  desk,
  draft: { customerId, lines },
  edits,
  mayOrder,
}: {
  desk: RouteDesk;
  draft: RouteDraft;
  edits: DraftEdits;
  mayOrder: boolean;
}) {
  const id = useId();
  const priced = desk.price(customerId, lines);
  const byVersion = new Map(priced.lines.map((line) => [line.versionId, line]));
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface shadow-card lg:sticky lg:top-24">
      <h2 id={id} className="px-4 pt-4 text-lg">
        {copy.lines}
      </h2>
      {lines.length === 0 ? (
        <p className="px-4 py-4 text-sm text-ink-soft">{copy.orderEmpty}</p>
      ) : (
        <ul className="divide-y divide-line px-4">
          {lines.map((line) => (
            <Line
              key={line.versionId}
              line={line}
              priced={byVersion.get(line.versionId)}
              edits={edits}
              mayOrder={mayOrder}
            />
          ))}
        </ul>
      )}
      <p
        aria-live="polite"
        className="flex items-baseline justify-between border-t border-line px-4 py-3"
      >
        <span className="text-sm text-ink-soft">
          {copy.total} · {copy.inDraft(priced.units, null)}
        </span>
        <span className="text-lg font-bold tabular-nums">{formatPesos(priced.amount)}</span>
      </p>
    </section>
  );
}

function Line({
  line,
  priced,
  edits,
  mayOrder,
}: {
  line: KeptLine;
  priced: PricedRouteLine | undefined;
  edits: DraftEdits;
  mayOrder: boolean;
}) {
  const { code, name, quantity, refusal } = line;
  const fault = refusal ?? (priced?.fault ? sayFault(priced.fault) : null);
  return (
    <li data-line={code} className="py-3">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="text-sm font-semibold">{name}</p>
          <p className="text-xs text-ink-soft tabular-nums">
            {priced?.price ? `${formatPesos(priced.price)} ${copy.each}` : copy.unknown}
          </p>
          {priced && priced.inPresale > 0 && priced.lastDate ? (
            <p className="text-xs font-medium text-presale">
              {quickOrderCopy.split(
                quantity - priced.inPresale,
                priced.inPresale,
                formatDay(priced.lastDate),
              )}
            </p>
          ) : null}
        </div>
        <IconButton
          label={quickOrderCopy.remove(name)}
          tip="none"
          size="sm"
          icon={<X size={18} />}
          className="text-ink-faint hover:text-danger"
          onClick={() => edits.remove(line)}
        />
      </div>
      <div className="mt-2 flex items-center justify-between gap-3">
        {priced && mayOrder ? (
          <QuantityControl
            value={quantity}
            label={copy.quantityOf(name)}
            removes={quantity <= priced.sellable.minQuantity}
            onStep={(delta) => edits.step(priced.sellable, delta)}
            onCommitText={(text) => edits.type(priced.sellable, text)}
          />
        ) : (
          <span className="text-sm tabular-nums">{quantity}</span>
        )}
        <span className="text-sm font-semibold tabular-nums">
          {priced && !priced.fault ? formatPesos(priced.total) : null}
        </span>
      </div>
      {fault ? <p className="mt-1 text-sm text-danger">{fault}</p> : null}
    </li>
  );
}
