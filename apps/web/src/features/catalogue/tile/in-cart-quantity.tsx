import type { CartLine } from '@matiz/contracts/cart.ts';
import { useEffect, useRef } from 'react';
import { LineQuantity, useCartEdits } from '#features/buying/index.ts';

/** In a list, how many of a product without options the cart holds: changed where it stands. */
export function InCartQuantity({
  line,
  takesFocus,
  onRemove,
}: {
  line: CartLine;
  /** It stands where a button was pressed: the keyboard goes on from here. */
  takesFocus: boolean;
  onRemove: () => void;
}) {
  const edits = useCartEdits();
  const box = useRef<HTMLDivElement>(null);
  const isFirst = useRef(takesFocus);
  useEffect(() => {
    if (!isFirst.current || document.activeElement !== document.body) return;
    [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={box} className="flex min-h-9 items-center justify-center">
      <LineQuantity
        line={line}
        edits={edits}
        isPartial={false}
        onRemove={() => {
          onRemove();
          edits.removeLine(line);
        }}
      />
    </div>
  );
}
