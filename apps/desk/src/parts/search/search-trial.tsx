import { RequestError } from '@matiz/client/request-error.ts';
import type { TriedSearch } from '@matiz/contracts/staff/catalogue/synonyms.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { searchTrialCopy as copy } from '#copy/content.ts';
import { pictureUrl } from '#parts/upload/picture-url.ts';

interface SearchTrialProps {
  readonly hint: string;
  /** Over what would be found. */
  readonly later: string;
  readonly attempt: (text: string) => Promise<{
    readonly before: TriedSearch;
    readonly after: TriedSearch;
  }>;
  /** What is looked for at first. */
  readonly first?: string | undefined;
}

/** What a search finds now, and with what is in the form. Nothing of it is saved. */
export function SearchTrial({ hint, later, attempt, first = '' }: SearchTrialProps) {
  const inputId = useId();
  const [typed, setText] = useState<string | null>(null);
  const text = typed ?? first;
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => attempt(text) });
  if (error && !(error instanceof RequestError)) throw error;
  const go = () => text.trim() !== '' && mutate();
  return (
    <section aria-label={copy.title} className="rounded-md border border-line bg-surface p-4">
      <h2 className="text-base">{copy.title}</h2>
      <p className="text-xs text-ink-soft">{hint}</p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <label htmlFor={inputId} className="sr-only">
          {copy.label}
        </label>
        <input
          id={inputId}
          type="search"
          value={text}
          maxLength={200}
          placeholder={copy.label}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            go();
          }}
          className="h-(--control) min-w-40 grow rounded-sm border border-line-strong bg-surface px-2.5"
        />
        <Button size="sm" variant="secondary" loading={isPending} onClick={go}>
          {copy.go}
        </Button>
      </div>
      {error ? (
        <p role="alert" className="mt-2 text-danger">
          {error.reply?.fields?.[0]?.message ?? error.message}
        </p>
      ) : null}
      {data ? (
        <div aria-live="polite" className="mt-4 grid gap-4 sm:grid-cols-2 *:min-w-0">
          <Found title={copy.now} found={data.before} others={null} />
          <Found
            title={later}
            found={data.after}
            others={new Set(data.before.products.map((product) => product.id))}
          />
        </div>
      ) : null}
    </section>
  );
}

interface FoundProps {
  readonly title: string;
  readonly found: TriedSearch;
  /** What was found before: anything else is marked as new. */
  readonly others: ReadonlySet<string> | null;
}

function Found({ title, found: { total, products, suggestion }, others }: FoundProps) {
  return (
    <div>
      <h3 className="text-[0.8125rem] font-semibold">
        {title} · <span className="text-ink-soft">{copy.found(total)}</span>
      </h3>
      {suggestion ? <p className="text-xs text-ink-soft">{copy.instead(suggestion)}</p> : null}
      <ol className="mt-2 flex flex-col gap-1.5">
        {products.map(({ id, name, brand, image }) => (
          <li key={id} className="flex items-center gap-2">
            <img
              src={pictureUrl(image, 96)}
              alt=""
              className="size-8 shrink-0 rounded-sm bg-sunken object-cover"
            />
            <span title={name} className="min-w-0 grow">
              <span className="block truncate">{name}</span>
              <span className="block text-xs text-ink-faint">
                {brand}
                {others && !others.has(id) ? (
                  <span className="ml-2 rounded-xs bg-success-soft px-1 text-success">
                    {copy.isNew}
                  </span>
                ) : null}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
