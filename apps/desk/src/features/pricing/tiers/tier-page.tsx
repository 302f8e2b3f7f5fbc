import * as calls from '@matiz/contracts/staff/pricing/loyalty-tiers.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Link } from 'react-router';
import { tierCopy as copy } from '#copy/pricing/tiers.ts';
import { colourKind } from '#parts/form/colour-control.tsx';
import type { FormField } from '#parts/form/field-types.ts';
import type { PreviewProps } from '#parts/form/resource-form.tsx';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { shippingWords } from './shipping-words.ts';
import { TierColour } from './tier-colour.tsx';

const fields: readonly FormField[] = [
  {
    name: 'threshold',
    label: copy.threshold,
    hint: copy.thresholdHint,
    kind: { is: 'money' },
  },
  {
    name: 'shippingOff',
    label: copy.shippingOff,
    hint: copy.shippingOffHint,
    kind: { is: 'number', unit: copy.percent },
  },
  {
    name: 'freeFrom',
    label: copy.freeFrom,
    hint: copy.freeFromHint,
    kind: { is: 'money' },
    isOptional: true,
  },
  { name: 'color', label: copy.color, kind: colourKind },
];

export function TierPage() {
  return (
    <ResourcePage
      path="/precios/niveles"
      back={copy.title}
      write="prices:publish"
      asksReason
      fields={fields}
      calls={{
        read: calls.readLoyaltyTier,
        change: calls.changeLoyaltyTier,
        history: calls.listLoyaltyTierHistory,
      }}
      nameOf={({ name }) => String(name)}
      Preview={TierPreview}
    >
      {({ products }) => (
        <p className="mt-8 max-w-xl border-t border-line pt-4 text-ink-soft">
          {copy.products}: {copy.productCount(Number(products))}. {copy.lists}{' '}
          <Link to="/precios/listas" className="text-accent underline">
            {copy.toLists}
          </Link>
        </p>
      )}
    </ResourcePage>
  );
}

/** The tier's card as the shop has it, with what is not saved yet. */
function TierPreview({ set, row }: PreviewProps) {
  const threshold = Number(set.threshold ?? 0);
  const freeFrom = set.freeFrom == null ? null : Number(set.freeFrom);
  return (
    <section aria-label={copy.preview} className="rounded-md border border-line bg-surface p-4">
      <h2 className="text-base">{copy.preview}</h2>
      <p className="text-xs text-ink-soft">{copy.previewHint}</p>
      <div className="mt-3 max-w-xs rounded-lg border border-line p-4">
        <p className="font-display text-lg font-semibold">
          <TierColour name={String(row?.name ?? '')} color={String(set.color ?? '')} />
        </p>
        <p className="mt-1 text-ink-soft">
          {threshold === 0 ? copy.forAll : copy.previewFrom(formatPesos(threshold))}
        </p>
        <p className="mt-2">
          {copy.shipping}: {shippingWords({ shippingOff: Number(set.shippingOff ?? 0), freeFrom })}
        </p>
      </div>
    </section>
  );
}
