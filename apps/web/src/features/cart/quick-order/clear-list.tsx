import { Button } from '@matiz/ui/button.tsx';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { quickOrderCopy as copy } from '../../../copy/quick-order.ts';
import { loadPart } from '../../../lib/load-part.ts';

const ConfirmDialog = lazy(async () => {
  const part = await loadPart('ConfirmDialog', () => import('@matiz/ui/confirm-dialog.tsx'));
  return { default: part.ConfirmDialog };
});

/** Throws the whole list away, after a question: typing it again is work. */
export function ClearList({ count, onClear }: { count: number; onClear: () => void }) {
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="self-center"
        start={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => setAsked('open')}
      >
        {copy.clear}
      </Button>
      {asked === 'never' ? null : (
        <Suspense>
          <ConfirmDialog
            open={asked === 'open'}
            onOpenChange={(open) => setAsked(open ? 'open' : 'closed')}
            title={copy.clearTitle}
            message={copy.clearText(count)}
            confirmLabel={copy.clear}
            tone="danger"
            onConfirm={() => {
              setAsked('closed');
              onClear();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
