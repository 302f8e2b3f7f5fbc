import { RequestError } from '@matiz/client/request-error.ts';
import {
  changePriceListPrices,
  previewPriceListPrices,
  readPriceList,
} from '@matiz/contracts/staff/pricing/price-lists.ts';
import { readPastedList } from '@matiz/domain/pricing/pasted-list.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formCopy } from '#copy/form.ts';
import { listCopy as copy } from '#copy/pricing/price-rules.ts';
import { pricesCopy } from '#copy/pricing/prices.ts';
import { useRequest } from '#lib/services.ts';
import { useLeaveQuestion } from '#parts/form/use-leave-question.ts';
import { EffectPanel } from '../rules/effect-panel.tsx';

const mostFaults = 5;
const boxClass = 'w-full rounded-sm border border-line-strong bg-surface px-2.5';

/** A column of a spreadsheet into a list: what it does beside it, saved with its reason. */
export function PasteListPrices({
  id,
  version,
}: {
  readonly id: string;
  readonly version: number;
}) {
  const request = useRequest();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  useLeaveQuestion(text !== '');
  const field = useId();
  const { prices, bad } = readPastedList(text);
  const save = useMutation({
    mutationFn: () =>
      request(changePriceListPrices, {
        body: { id, version, reason, set: { prices: [...prices] } },
      }),
    onSuccess({ result }) {
      client.setQueryData(['row', readPriceList.path, id], result);
      void client.invalidateQueries({ queryKey: ['list'] });
      void client.invalidateQueries({ queryKey: ['rule-effect'] });
      toast({ message: pricesCopy.saved(prices.length) });
      setText('');
      setReason('');
    },
  });
  const { error } = save;
  return (
    <form
      className="mb-6 xl:grid xl:max-w-6xl xl:grid-cols-[minmax(0,36rem)_minmax(0,1fr)] xl:grid-rows-[auto_1fr] xl:gap-x-10"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <div className="grid max-w-xl content-start gap-4">
        <div>
          <label htmlFor={field} className="mb-1 block text-[0.8125rem] text-ink-soft">
            {copy.paste}
          </label>
          <textarea
            id={field}
            aria-describedby={`${field}-hint`}
            rows={6}
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              save.reset();
            }}
            className={`${boxClass} py-1.5 font-mono`}
          />
          <p id={`${field}-hint`} className="mt-1 text-xs text-ink-faint">
            {copy.pasteHint}
          </p>
        </div>
        {bad.length > 0 ? (
          <div role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-danger">
            <ul>
              {bad.slice(0, mostFaults).map(({ line, text: written, fault }) => (
                <li key={line}>{pricesCopy.bad(line, written, copy.faults[fault])}</li>
              ))}
              {bad.length > mostFaults ? (
                <li>{pricesCopy.badMore(bad.length - mostFaults)}</li>
              ) : null}
            </ul>
          </div>
        ) : null}
        {error ? (
          <p role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-danger">
            {error instanceof RequestError
              ? (error.reply?.fields?.[0]?.message ?? error.message)
              : formCopy.fix}
          </p>
        ) : null}
      </div>
      {prices.length > 0 ? (
        <>
          <div className="min-w-0 max-xl:my-4 xl:row-span-2">
            <EffectPanel call={previewPriceListPrices} draft={{ id, prices }} />
          </div>
          <div className="grid max-w-xl content-start gap-4 xl:mt-4">
            <label className="block">
              <span className="mb-1 block text-[0.8125rem] text-ink-soft">{pricesCopy.reason}</span>
              <input
                required
                minLength={3}
                maxLength={500}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                className={`${boxClass} h-(--control)`}
              />
            </label>
            <div>
              <Button size="sm" type="submit" loading={save.isPending} disabled={bad.length > 0}>
                {pricesCopy.save(prices.length)}
              </Button>
            </div>
          </div>
        </>
      ) : null}
    </form>
  );
}
