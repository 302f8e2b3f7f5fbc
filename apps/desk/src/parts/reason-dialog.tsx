import type { ReasonUse } from '@matiz/domain/shop/reasons.ts';
import { Button } from '@matiz/ui/button.tsx';
import { TextArea } from '@matiz/ui/inputs/text-area.tsx';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { reasonCopy as copy } from '#copy/form.ts';
import { UsualReasons } from './reason/usual-reasons.tsx';

interface ReasonDialogProps {
  readonly title: string;
  readonly explain: ReactNode;
  readonly confirm: string;
  /** Whose usual reasons may be chosen. */
  readonly of?: ReasonUse;
  /** `danger` for what cannot be taken back. */
  readonly tone?: 'danger' | 'primary';
  readonly isBusy: boolean;
  /** What the server said of the last try. */
  readonly problem?: string | undefined;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks before something that others feel, and why it is done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    explain,
    confirm,
    of,
    tone = 'danger',
    isBusy,
    problem,
    onConfirm,
    onClose,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsAsked(true);
    if (reason.trim() !== '' && !isBusy) onConfirm(reason.trim());
  }
  const missing = isAsked && reason.trim() === '' ? copy.required : undefined;
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[calc(100%-2rem)] max-w-lg rounded-md bg-surface p-6 shadow-float"
    >
      <form onSubmit={submit} noValidate>
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <p className="mt-1 mb-4 text-ink-soft">{explain}</p>
        <TextArea
          label={copy.reason}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={missing ?? problem}
        />
        {of ? <UsualReasons of={of} choose={setReason} /> : null}
        <div className="mt-5 flex justify-end gap-3">
          <Button size="sm" variant="secondary" onClick={() => dialog.current?.close()}>
            {copy.keep}
          </Button>
          <Button size="sm" variant={tone} type="submit" loading={isBusy}>
            {confirm}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
