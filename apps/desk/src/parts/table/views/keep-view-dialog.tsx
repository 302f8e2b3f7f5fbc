import { RequestError } from '@matiz/client/request-error.ts';
import { maxViewName } from '@matiz/contracts/staff/table-views.ts';
import { Button } from '@matiz/ui/button.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { viewsCopy as copy } from '#copy/table/views.ts';
import { useCan } from '#session/me.ts';
import type { useTableViews } from './use-table-views.ts';

interface KeepViewDialogProps {
  /** Names that one has given already. */
  readonly own: readonly string[];
  readonly view: { readonly search: string; readonly columns: string[] };
  readonly save: ReturnType<typeof useTableViews>['save'];
  readonly onClose: () => void;
}

/** Asks for the name under which what is shown is kept, and whether colleagues see it too. */
export function KeepViewDialog({ own, view, save, onClose }: KeepViewDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const mayShare = useCan('views:share');
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  const written = name.trim().replaceAll(/\s+/g, ' ');
  const problem = save.error instanceof RequestError ? save.error.message : undefined;
  function submit(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
    if (written === '' || save.isPending) return;
    save.mutate({ ...view, name: written, isShared }, { onSuccess: () => dialog.current?.close() });
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={() => {
        save.reset();
        onClose();
      }}
      className="m-auto w-full max-w-md rounded-md bg-surface p-6 shadow-float"
    >
      <form onSubmit={submit} noValidate>
        <h2 id={titleId} className="text-lg">
          {copy.keepTitle}
        </h2>
        <p className="mt-1 mb-4 text-ink-soft">{copy.keepText}</p>
        <TextInput
          label={copy.name}
          placeholder={copy.nameHint}
          maxLength={maxViewName}
          value={name}
          onChange={({ target }) => setName(target.value)}
          hint={own.includes(written) ? copy.replaces : undefined}
          error={isAsked && written === '' ? copy.nameMissing : problem}
        />
        {mayShare ? (
          <label className="mt-4 flex items-center gap-2">
            <input
              type="checkbox"
              checked={isShared}
              onChange={({ target }) => setShared(target.checked)}
            />
            {copy.share}
          </label>
        ) : null}
        <div className="mt-5 flex justify-end gap-3">
          <Button size="sm" variant="secondary" onClick={() => dialog.current?.close()}>
            {copy.close}
          </Button>
          <Button size="sm" type="submit" loading={save.isPending}>
            {copy.save}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
