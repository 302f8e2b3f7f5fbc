import type { RuleEffect } from '@matiz/contracts/staff/pricing/price-rules.ts';
import { formatMoment as showMoment } from '@matiz/domain/kernel/show-date.ts';
import { effectCopy as copy } from '#copy/pricing/price-rules.ts';
import { pricesCopy } from '#copy/pricing/prices.ts';
import { type EffectQuestion, PreviewPanel, Sentences } from '#parts/prices/preview-panel.tsx';
import { EffectExamples } from './effect-examples.tsx';

/** What a rule does to prices if it is saved as it is written, while it is written. */
export function EffectPanel(props: EffectQuestion) {
  return (
    <PreviewPanel<RuleEffect> {...props}>{(effect) => <Effect effect={effect} />}</PreviewPanel>
  );
}

export function Effect({ effect }: { readonly effect: RuleEffect }) {
  const { changed, products, carts, customers, unsold, warehouse, problems, warnings } = effect;
  return (
    <>
      <Sentences
        title={copy.problems}
        sentences={problems}
        className="bg-danger-soft text-danger"
      />
      <p className="font-semibold">{copy.summary(changed, products)}</p>
      <p className="text-ink-soft">
        {[
          ...(customers === null ? [] : [copy.customers(customers)]),
          ...(carts > 0 ? [copy.carts(carts)] : []),
          ...(unsold > 0 ? [copy.unsold(unsold, warehouse)] : []),
        ].join(' ')}
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-6">
        {(
          [
            [copy.fall, effect.fall],
            [copy.rise, effect.rise],
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
        title={copy.warnings}
        sentences={warnings}
        className="bg-warning-soft text-warning"
      />
      <EffectExamples examples={effect.examples} />
      <p className="mt-3 text-xs text-ink-faint">
        {copy.who(effect.buyer, warehouse, showMoment(effect.at))}
      </p>
    </>
  );
}
