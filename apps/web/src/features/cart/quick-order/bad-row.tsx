import { Button } from '@matiz/ui/button.tsx';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { chipClass } from '@matiz/ui/inputs/chip.tsx';
import { clsx } from 'clsx';
import { CircleAlert, X } from 'lucide-react';
import { type ComponentProps, useId, useRef } from 'react';
import { quickOrderCopy as copy } from '#copy/cart/quick-order.ts';
import { nameOfLine } from '#features/buying/index.ts';
import { type CheckedRow, codeOf, rowFieldsOf } from './rows.ts';
import type { QuickOrder } from './use-quick-order.ts';

const mostCandidates = 8;

/** A row that cannot be added yet: its two fields, why, and what would mend it. */
export function BadRow({
  row,
  place,
  order,
}: {
  row: CheckedRow;
  place: number;
  order: QuickOrder;
}) {
  const messageId = useId();
  const line = useRef<HTMLLIElement>(null);
  const { item, quantity } = rowFieldsOf(row);
  const { error, product, candidates = [] } = row.answer ?? {};
  const change = (input: { code?: string; quantity?: string }) =>
    order.change(row.id, { code: input.code ?? item, quantity: input.quantity ?? quantity });
  return (
    <li
      ref={line}
      tabIndex={-1}
      className="py-3.5 outline-none"
      onFocus={() => order.hold(row.id)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) order.hold(null);
      }}
    >
      <div className="flex items-center gap-2.5">
        <Field
          label={copy.itemOf(place)}
          describedBy={messageId}
          value={item}
          maxLength={300}
          className="min-w-0 flex-1"
          onChange={(event) => change({ code: event.target.value })}
        />
        <Field
          label={copy.quantityOfRow(place)}
          describedBy={messageId}
          value={quantity}
          maxLength={40}
          inputMode="numeric"
          className="w-18 shrink-0 text-center tabular-nums"
          onChange={(event) => change({ quantity: event.target.value })}
        />
        <IconButton
          label={copy.remove(item)}
          tip="none"
          size="sm"
          icon={<X size={18} />}
          className="text-ink-faint hover:text-danger"
          onClick={() => order.remove(row.id)}
        />
      </div>
      <div
        id={messageId}
        aria-live={order.heldId === row.id ? 'polite' : 'off'}
        className="mt-1.5 min-h-5 text-sm"
      >
        {error ? (
          <p className="flex gap-1.5 text-danger">
            <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span>
              {error.message}
              {product && !error.message.includes(product.name) ? (
                <span className="text-ink-soft"> · {product.name}</span>
              ) : null}
            </span>
          </p>
        ) : (
          <p className={row.answer ? 'font-semibold text-now' : 'text-ink-faint'}>
            {row.answer ? copy.mended : copy.waiting}
            {row.answer && product ? (
              <span className="font-normal text-ink-soft"> · {nameOfLine(product)}</span>
            ) : null}
          </p>
        )}
      </div>
      {error && error.nearest.length > 0 ? (
        <div className="mt-2 flex flex-wrap gap-2">
          {error.nearest.map((units) => (
            <Button
              key={units}
              variant="soft"
              size="sm"
              onClick={() => change({ quantity: String(units) })}
            >
              {copy.orderUnits(units)}
            </Button>
          ))}
        </div>
      ) : null}
      {candidates.length > 0 ? (
        <fieldset className="mt-2">
          <legend className="mb-1.5 text-xs font-semibold text-ink-soft">{copy.candidates}</legend>
          <div className="flex flex-wrap gap-2">
            {candidates.slice(0, mostCandidates).map((candidate) => (
              <button
                key={`${candidate.productId} ${candidate.versionCode}`}
                type="button"
                className={chipClass(
                  false,
                  '!h-auto min-h-9 max-w-full py-1 text-left !whitespace-normal',
                )}
                onClick={() => {
                  change({ code: codeOf(candidate) });
                  // What was pressed goes away: the keyboard stays in the row.
                  line.current?.focus();
                }}
              >
                {candidate.versionName && product
                  ? candidate.versionName
                  : [candidate.name, candidate.versionName].filter(Boolean).join(', ')}
              </button>
            ))}
          </div>
          {candidates.length > mostCandidates ? (
            <p className="mt-1.5 text-xs text-ink-soft">
              {copy.moreCandidates(candidates.length - mostCandidates)}
            </p>
          ) : null}
        </fieldset>
      ) : null}
    </li>
  );
}

function Field({
  label,
  describedBy,
  className,
  ...rest
}: ComponentProps<'input'> & { label: string; describedBy: string }) {
  return (
    <input
      {...rest}
      aria-label={label}
      aria-describedby={describedBy}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      className={clsx(
        'h-11 rounded-md bg-surface px-3 text-base shadow-[inset_0_0_0_1px_var(--color-line-strong)] outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--color-accent)]',
        className,
      )}
    />
  );
}
