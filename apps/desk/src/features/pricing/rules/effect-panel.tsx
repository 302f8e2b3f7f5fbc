import type { Call } from '@matiz/contracts/define-call.ts';
import type { RuleEffect } from '@matiz/contracts/staff/pricing/price-rules.ts';
import { formatMoment as showMoment } from '@matiz/domain/kernel/show-date.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { effectCopy as copy } from '#copy/pricing/price-rules.ts';
import { pricesCopy } from '#copy/pricing/prices.ts';
import { useRequest } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { EffectExamples } from './effect-examples.tsx';

/** A call that says what a rule would do. */
type EffectCall = Call & { readonly body: z.ZodType };

interface EffectPanelProps {
  readonly call: EffectCall;
  /** What the call takes, as far as it is written. */
  readonly draft: object;
}

interface PreviewPanelProps<Answer> extends EffectPanelProps {
  readonly children: (answer: Answer) => ReactNode;
}

/** What a rule does to prices if it is saved as it is written, while it is written. */
export function EffectPanel(props: EffectPanelProps) {
  return (
    <PreviewPanel<RuleEffect> {...props}>{(effect) => <Effect effect={effect} />}</PreviewPanel>
  );
}

/** The answer of a preview to what is written, asked again once people pause. */
export function PreviewPanel<Answer>({ call, draft, children }: PreviewPanelProps<Answer>) {
  const request = useRequest() as (call: Call, parts: object) => Promise<{ result: Answer }>;
  const settled = useDebounced(JSON.stringify(draft));
  const body = call.body.safeParse(JSON.parse(settled));
  const { data, error, isFetching } = useQuery({
    queryKey: ['rule-effect', call.path, settled],
    queryFn: () => request(call, { body: body.data as object }),
    enabled: body.success,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const answer = body.success ? data?.result : undefined;
  return (
    <section
      aria-live="polite"
      aria-busy={isFetching}
      className="rounded-md border border-line bg-surface p-4"
    >
      <h2 className="mb-2 text-base font-semibold">{copy.title}</h2>
      {error && body.success ? <p className="text-danger">{copy.failed}</p> : null}
      {answer ? children(answer) : <p className="text-ink-soft">{copy.wait}</p>}
    </section>
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

interface SentencesProps {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly className: string;
}

export function Sentences({ title, sentences, className }: SentencesProps) {
  if (sentences.length === 0) return null;
  return (
    <div className={`my-2 rounded-sm px-3 py-2 ${className}`}>
      <p className="font-semibold">{title}</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
