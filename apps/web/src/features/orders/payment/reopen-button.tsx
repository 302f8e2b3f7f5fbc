import { Button } from '@matiz/ui/button.tsx';
import type { ButtonLook } from '@matiz/ui/button-class.ts';
import { Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paymentCopy as copy } from '../../../copy/payment.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { useReopen } from './use-reopen.ts';

const loadDialog = () => loadPart('ConfirmDialog', () => import('@matiz/ui/confirm-dialog.tsx'));
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }));

/** Everything back to the cart; asks only where the payer's bank is at work (D-12). */
export function ReopenButton({ code, ...look }: { code: string } & ButtonLook) {
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never');
  const { reopen, isPending } = useReopen(code, () => setAsked('open'));
  return (
    <>
      <Button
        variant="quiet"
        {...look}
        start={<Undo2 size={18} aria-hidden="true" />}
        loading={isPending}
        onClick={() => reopen(false)}
      >
        {copy.reopen}
      </Button>
      {asked === 'never' ? null : (
        <Suspense>
          <ConfirmDialog
            open={asked === 'open'}
            onOpenChange={(open) => setAsked(open ? 'open' : 'closed')}
            title={copy.reopenTitle}
            message={copy.reopenText}
            confirmLabel={copy.reopenConfirm}
            cancelLabel={copy.reopenWait}
            tone="danger"
            busy={isPending}
            onConfirm={() => reopen(true, { onSettled: () => setAsked('closed') })}
          />
        </Suspense>
      )}
    </>
  );
}
