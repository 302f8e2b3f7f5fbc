import { Button } from '@matiz/ui/button.tsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { quickOrderCopy as copy } from '#copy/cart/quick-order.ts';
import { LateQuestion } from '#lib/parts/late-question.tsx';

/** Throws the whole list away, after a question: typing it again is work. */
export function ClearList({ count, onClear }: { count: number; onClear: () => void }) {
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
        {copy.clear}
      </Button>
      <LateQuestion
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.clearTitle}
        message={copy.clearText(count)}
        confirmLabel={copy.clear}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onClear();
        }}
      />
    </>
  );
}
