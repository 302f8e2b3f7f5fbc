import { say } from '@matiz/contracts/messages.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { cartCopy as copy } from '../../copy/cart.ts';
import { loadPart } from '../../lib/load-part.ts';
import { useCleanCart } from './use-clean-cart.ts';

const loadDialog = () => loadPart('ConfirmDialog', () => import('@matiz/ui/confirm-dialog.tsx'));
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }));

/** §2 Vaciar, with its question. */
export function CleanCartButton({ units }: { units: number }) {
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never');
  const { mutate, isPending } = useCleanCart();
  const prepare = () => void loadDialog().catch(() => undefined);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-mr-3.5"
        start={<Trash2 size={16} aria-hidden="true" />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setAsked('open')}
      >
        {copy.clear}
      </Button>
      {asked === 'never' ? null : (
        <Suspense>
          <ConfirmDialog
            open={asked === 'open'}
            onOpenChange={(open) => setAsked(open ? 'open' : 'closed')}
            title={say('confirmClearCart')}
            message={copy.clearText(units)}
            confirmLabel={copy.clear}
            tone="danger"
            busy={isPending}
            onConfirm={() => mutate(undefined, { onSettled: () => setAsked('closed') })}
          />
        </Suspense>
      )}
    </>
  );
}
