import { RequestError } from '@matiz/client/request-error.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { previewPrices, savePrices } from '@matiz/contracts/staff/pricing/prices.ts';
import { readPastedPrices } from '@matiz/domain/pricing/pasted-prices.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { formCopy } from '#copy/form.ts';
import { pricesCopy as copy } from '#copy/pricing/prices.ts';
import { useRequest } from '#lib/services.ts';
import { useWarehouseChoices } from '#parts/form/use-catalogue-choices.ts';
import { useLeaveQuestion } from '#parts/form/use-leave-question.ts';
import { PricePreview } from '#parts/prices/price-preview.tsx';

const mostFaults = 5;
const boxClass = 'w-full rounded-sm border border-line-strong bg-surface px-2.5';

/** Paste a column of prices, see what it does, save it with its reason: all of it or nothing. */
export function PastePage() {
  const request = useRequest();
  const client = useQueryClient();
  const navigate = useNavigate();
  const warehouses = useWarehouseChoices();
  const [chosen, setChosen] = useState('');
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const id = useId();
  const warehouseId = chosen || (warehouses[0]?.value ?? '');
  const { rows, bad } = readPastedPrices(text);
  const preview = useMutation({
    mutationFn: () => request(previewPrices, { body: { warehouseId, rows: [...rows] } }),
  });
  const save = useMutation({
    mutationFn: (changes: ReplyOf<typeof previewPrices>['changes']) =>
      request(savePrices, {
        body: {
          warehouseId,
          reason,
          rows: changes.map(({ code, before, after }) => ({ code, before, after })),
        },
      }),
    onSuccess({ saved }) {
      toast({ message: copy.saved(saved) });
      void client.invalidateQueries({ queryKey: ['list'] });
      void navigate('/precios');
    },
  });
  useLeaveQuestion(text !== '' && !save.isPending && !save.isSuccess);
  const begin = () => {
    preview.reset();
    save.reset();
  };
  const seen = preview.data;
  const error = save.error ?? preview.error;
  return (
    <div className="max-w-3xl p-4 lg:p-6">
      <Link to="/precios" className="text-accent hover:underline">
        ‹ {copy.back}
      </Link>
      <h1 className="mt-1 mb-4 text-xl">{copy.pasteTitle}</h1>
      <div className="grid gap-4">
        <label className="block max-w-72">
          <span className="mb-1 block text-[0.8125rem] text-ink-soft">{copy.warehouse}</span>
          <select
            value={warehouseId}
            onChange={({ target }) => {
              setChosen(target.value);
              begin();
            }}
            className={`${boxClass} h-(--control)`}
          >
            {warehouses.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <div>
          <label htmlFor={id} className="mb-1 block text-[0.8125rem] text-ink-soft">
            {copy.column}
          </label>
          <textarea
            id={id}
            aria-describedby={`${id}-hint`}
            rows={8}
            spellCheck={false}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              begin();
            }}
            className={`${boxClass} py-1.5 font-mono`}
          />
          <p id={`${id}-hint`} className="mt-1 text-xs text-ink-faint">
            {copy.columnHint}
          </p>
        </div>
        {bad.length > 0 ? (
          <div role="alert" className="rounded-sm bg-danger-soft px-3 py-2 text-danger">
            <ul>
              {bad.slice(0, mostFaults).map(({ line, text: written, fault }) => (
                <li key={line}>{copy.bad(line, written, copy.faults[fault])}</li>
              ))}
              {bad.length > mostFaults ? <li>{copy.badMore(bad.length - mostFaults)}</li> : null}
            </ul>
          </div>
        ) : null}
        {seen ? null : (
          <div className="flex items-center gap-3">
            <Button
              size="sm"
              disabled={rows.length === 0 || warehouseId === ''}
              loading={preview.isPending}
              onClick={() => preview.mutate()}
            >
              {copy.see}
            </Button>
            {rows.length > 0 ? (
              <output className="text-ink-soft">{copy.read(rows.length)}</output>
            ) : null}
          </div>
        )}
      </div>
      {error ? (
        <p role="alert" className="mt-4 rounded-sm bg-danger-soft px-3 py-2 text-danger">
          {error instanceof RequestError
            ? (error.reply?.fields?.[0]?.message ?? error.message)
            : formCopy.fix}
        </p>
      ) : null}
      {seen ? (
        <>
          <PricePreview {...seen} />
          {seen.changes.length > 0 ? (
            <form
              className="mt-4 grid gap-4"
              onSubmit={(event) => {
                event.preventDefault();
                save.mutate(seen.changes);
              }}
            >
              <label className="block max-w-xl">
                <span className="mb-1 block text-[0.8125rem] text-ink-soft">{copy.reason}</span>
                <input
                  required
                  minLength={3}
                  maxLength={500}
                  value={reason}
                  onChange={({ target }) => setReason(target.value)}
                  className={`${boxClass} h-(--control)`}
                />
              </label>
              <div className="flex gap-3">
                <Button size="sm" type="submit" loading={save.isPending}>
                  {copy.save(seen.changes.length)}
                </Button>
                <Button size="sm" variant="quiet" onClick={begin}>
                  {formCopy.cancel}
                </Button>
              </div>
            </form>
          ) : null}
        </>
      ) : null}
    </div>
  );
}
