import { RequestError } from '@matiz/client/request-error.ts';
import {
  findSelected,
  mostSelected,
  type SelectedProduct,
} from '@matiz/contracts/staff/catalogue/selections.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { selectionCopy as copy } from '#copy/catalogue/selections.ts';
import { useRequest } from '#lib/services.ts';
import { useLeaveQuestion } from '#parts/form/use-leave-question.ts';
import { OrderedList } from '#parts/ordered-list.tsx';
import { pictureUrl } from '#parts/upload/picture-url.ts';
import { ProductFinder } from '../product-finder.tsx';
import { readCodeColumn } from './content-value.ts';

interface HandProductsProps {
  readonly label: string;
  /** Over the field that finds one more. */
  readonly add: string;
  readonly most: number;
  /** Whether they can be moved among each other. */
  readonly isOrdered: boolean;
  readonly products: readonly SelectedProduct[];
  readonly set: (products: readonly SelectedProduct[]) => void;
}

/** Products in an order of their own: found one by one, pasted, or from a file. */
export function HandProducts(props: HandProductsProps) {
  const { label, add: addLabel, most, isOrdered, products, set } = props;
  const has = (code: string) => products.some((one) => one.code === code);
  const add = (more: readonly SelectedProduct[]) =>
    set([...products, ...more.filter(({ code }) => !has(code))].slice(0, most));
  return (
    <div className="grid gap-3">
      <ProductFinder
        label={addLabel}
        refuse={({ code }) => (has(code) ? copy.alreadyThere : null)}
        pick={({ code, name, image, isWithdrawn }) => add([{ code, name, image, isWithdrawn }])}
      />
      <FromCodes label={addLabel} add={add} />
      <p className="text-xs text-ink-soft">{copy.counted(products.length, most)}</p>
      {products.length > 0 ? (
        <div>
          <OrderedList
            label={label}
            items={products.map((one) => ({ ...one, id: one.code }))}
            mayWrite={isOrdered}
            isBusy={false}
            move={({ code }, place) => {
              const from = products.findIndex((one) => one.code === code);
              set(
                products.toSpliced(from, 1).toSpliced(place, 0, ...products.slice(from, from + 1)),
              );
            }}
            before={({ image }) => (
              <img
                src={pictureUrl(image, 96)}
                alt=""
                draggable={false}
                width={32}
                height={32}
                loading="lazy"
                className="size-8 shrink-0 rounded-sm bg-sunken object-cover"
              />
            )}
            after={({ code, name, isWithdrawn }) => (
              <span className="flex flex-wrap items-center gap-x-3 text-xs text-ink-soft">
                {code}
                {isWithdrawn ? <span className="text-danger">{copy.withdrawn}</span> : null}
                <button
                  type="button"
                  aria-label={copy.remove(name)}
                  onClick={() => set(products.filter((one) => one.code !== code))}
                  className="text-accent hover:underline pointer-coarse:min-h-11"
                >
                  {copy.removeShort}
                </button>
              </span>
            )}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Codes that were pasted, or of a file: what is known is added, what is not is said. */
function FromCodes({
  label,
  add,
}: {
  readonly label: string;
  readonly add: (products: readonly SelectedProduct[]) => void;
}) {
  const id = useId();
  const request = useRequest();
  const [text, setText] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (codes: readonly string[]) =>
      (await request(findSelected, { body: { codes: codes.slice(0, mostSelected) } })).result,
    onSuccess({ products, unknown }) {
      add(products);
      setText(unknown.join('\n'));
    },
  });
  // What nobody knows stays to be read, and is no work that would be lost.
  useLeaveQuestion(text !== (data?.unknown.join('\n') ?? ''));
  if (error && !(error instanceof RequestError)) throw error;
  const codes = readCodeColumn(text);
  return (
    <details className="rounded-md border border-line px-3 py-2">
      <summary className="cursor-pointer text-[0.8125rem] pointer-coarse:py-2">
        {copy.fromCodes}
        <span className="sr-only">: {label}</span>
      </summary>
      <label htmlFor={id} className="mt-2 mb-1 block text-xs text-ink-soft">
        {copy.codesHint}
      </label>
      <textarea
        id={id}
        rows={4}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="w-full rounded-sm border border-line-strong bg-surface px-2.5 py-1.5 font-mono"
      />
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          variant="secondary"
          loading={isPending}
          disabled={codes.length === 0}
          onClick={() => mutate(codes)}
        >
          {copy.addCodes(codes.length)}
        </Button>
        <label className="text-[0.8125rem]">
          <span className="sr-only">{copy.file}</span>
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={async ({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file && file.size <= mostFileBytes) setText(await file.text());
            }}
          />
        </label>
      </div>
      <output className="mt-1 block text-xs text-ink-soft">
        {data ? copy.added(data.products.length, data.unknown) : ''}
      </output>
      {error ? <p className="mt-1 text-xs text-danger">{error.message}</p> : null}
    </details>
  );
}

/** Far more than as many codes as fit. */
const mostFileBytes = 1_000_000;
