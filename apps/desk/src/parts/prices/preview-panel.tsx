import type { Call } from '@matiz/contracts/define-call.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { effectCopy as copy } from '#copy/pricing/price-rules.ts';
import { useRequest } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';

/** A call that says what something would do to prices. */
export type EffectCall = Call & { readonly body: z.ZodType };

export interface EffectQuestion {
  readonly call: EffectCall;
  /** What the call takes, as far as it is written. */
  readonly draft: object;
}

interface PreviewPanelProps<Answer> extends EffectQuestion {
  readonly children: (answer: Answer) => ReactNode;
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
