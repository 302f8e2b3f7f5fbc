import { RequestError } from '@matiz/client/request-error.ts';
import { addBarcode, removeBarcode } from '@matiz/contracts/staff/barcodes.ts';
import { Button } from '@matiz/ui/button.tsx';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { barcodesCopy as copy } from '#copy/stock-scan.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { useLeaveQuestion } from '#parts/form/use-leave-question.ts';
import { askBefore } from '#parts/question/ask.ts';

interface BarcodesProps {
  /** Of the unit whose option they are of. */
  readonly id: string;
  readonly codes: readonly string[];
  readonly mayWrite: boolean;
}

/** The makers' codes by which a reader knows an option. */
export function Barcodes({ id, codes, mayWrite }: BarcodesProps) {
  const fieldId = useId();
  const request = useRequest();
  const client = useQueryClient();
  const [text, setText] = useState('');
  useLeaveQuestion(text.trim() !== '');
  const done = (message: string) => {
    toast({ message });
    void client.invalidateQueries({ queryKey: ['stock'] });
  };
  const add = useMutation({
    mutationFn: (barcode: string) => request(addBarcode, { body: { id, barcode } }),
    onSuccess() {
      setText('');
      done(copy.added);
    },
    onError: tellRefusal,
  });
  const remove = useMutation({
    mutationFn: (barcode: string) => request(removeBarcode, { body: { id, barcode } }),
    onSuccess: () => done(copy.removed),
    onError: tellRefusal,
  });
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== '' && !add.isPending) add.mutate(text);
  }
  return (
    <section className="mt-4" aria-labelledby={`${fieldId}-title`}>
      <h2 id={`${fieldId}-title`} className="text-base">
        {copy.title}
      </h2>
      {codes.length === 0 ? <p className="mt-1 text-ink-soft">{copy.none}</p> : null}
      <ul className="mt-1 flex flex-wrap gap-2 empty:hidden">
        {codes.map((code) => (
          <li
            key={code}
            className="flex items-center rounded-full bg-sunken py-0.5 pr-1 pl-3 font-mono"
          >
            {code}
            {mayWrite ? (
              <IconButton
                size="sm"
                tip="none"
                label={copy.remove(code)}
                icon={<X size={16} aria-hidden />}
                disabled={remove.isPending}
                onClick={() =>
                  askBefore({ text: copy.removeAsk(code), yes: copy.removeShort }, () =>
                    remove.mutate(code),
                  )
                }
              />
            ) : null}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <form onSubmit={submit} className="mt-2 flex max-w-md gap-2">
          <input
            aria-label={copy.field}
            placeholder={copy.field}
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="h-9 min-w-0 flex-1 rounded-sm border border-line-strong bg-surface px-2.5"
          />
          <Button size="sm" type="submit" variant="secondary" loading={add.isPending}>
            {copy.add}
          </Button>
        </form>
      ) : null}
    </section>
  );
}

function tellRefusal(error: Error): void {
  if (!(error instanceof RequestError)) throw error;
  toast({ message: sayRefusal(error), tone: 'danger' });
}
