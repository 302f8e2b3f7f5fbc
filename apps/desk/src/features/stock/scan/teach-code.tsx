import { RequestError } from '@matiz/client/request-error.ts';
import { addBarcode } from '@matiz/contracts/staff/barcodes.ts';
import { listStock } from '@matiz/contracts/staff/stock.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { scanCopy as copy } from '#copy/stock-scan.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { OptionName } from '../option-name.tsx';

interface TeachCodeProps {
  readonly code: string;
  readonly warehouseId: string;
  readonly done: () => void;
}

/** Finds the option that a code is of, and keeps the code with it. */
export function TeachCode({ code, warehouseId, done }: TeachCodeProps) {
  const id = useId();
  const request = useRequest();
  const [text, setText] = useState('');
  const asked = useDebounced(text.trim());
  const { data } = useQuery({
    queryKey: ['list', listStock.path, 'teach', warehouseId, asked],
    queryFn: () =>
      request(listStock, { query: { q: asked, 'f.warehouse': warehouseId, limit: '25' } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const teach = useMutation({
    mutationFn: (unitId: string) => request(addBarcode, { body: { id: unitId, barcode: code } }),
    onSuccess({ result }) {
      toast({ message: copy.taught(code, result) });
      done();
    },
    onError(error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: sayRefusal(error), tone: 'danger' });
    },
  });
  const rows = asked === '' ? [] : (data?.rows ?? []);
  return (
    <div className="mt-2">
      <label htmlFor={id} className="mb-1 block text-xs text-ink-soft">
        {copy.find(code)}
      </label>
      <input
        id={id}
        // biome-ignore lint/a11y/noAutofocus: it was opened to be written in
        autoFocus
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="h-11 w-full rounded-sm border border-line-strong bg-surface px-2.5"
      />
      {data && asked !== '' && rows.length === 0 ? (
        <p className="mt-1 text-ink-soft">{copy.nothingFound}</p>
      ) : null}
      <ul className="mt-1 max-h-72 overflow-y-auto">
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              disabled={teach.isPending}
              onClick={() => teach.mutate(row.id)}
              className="flex min-h-11 w-full items-center gap-2 rounded-sm px-2 text-left hover:bg-sunken"
            >
              <OptionName {...row} isWhole />
              <span className="ml-auto whitespace-nowrap text-xs text-ink-soft">{row.code}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
