import { AlertDialog } from '@base-ui/react/alert-dialog';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { words } from '../words.ts';
import { backdropClass, dialogPopupClass } from './dialog-class.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  message?: ReactNode;
  onConfirm: () => void;
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** `danger` for what cannot be undone. */
  tone?: 'default' | 'danger' | undefined;
  busy?: boolean | undefined;
};

/** A question that must be answered; closing it means no. The owner closes it after confirming. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  message,
  onConfirm,
  confirmLabel = words.confirm,
  cancelLabel = words.cancel,
  tone = 'default',
  busy = false,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} />
        <AlertDialog.Popup className={clsx(dialogPopupClass, 'sm:max-w-md')}>
          <div className="overflow-y-auto p-6">
            <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
            {message ? (
              <AlertDialog.Description render={<div />} className="mt-2 text-base text-ink-soft">
                {message}
              </AlertDialog.Description>
            ) : null}
            <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <AlertDialog.Close render={<Button variant="secondary" disabled={busy} />}>
                {cancelLabel}
              </AlertDialog.Close>
              <Button
                variant={tone === 'danger' ? 'danger' : 'primary'}
                loading={busy}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
