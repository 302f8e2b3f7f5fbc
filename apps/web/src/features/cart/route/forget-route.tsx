import { Button } from '@matiz/ui/button.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { routeCopy as copy } from '#copy/cart/route.ts';
import { LateQuestion } from '#lib/parts/late-question.tsx';

/** Throws away what lies on the device, after a question: what was not sent is gone then. */
export function ForgetRoute({ unsent, onForget }: { unsent: number; onForget: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="self-center"
        start={<Trash2 size={16} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {copy.forget}
      </Button>
      <LateQuestion
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.forgetTitle}
        message={copy.forgetText(unsent)}
        confirmLabel={copy.forget}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onForget();
        }}
      />
    </>
  );
}
