import type { Cart, CartLine } from '@matiz/contracts/cart.ts';
import { groupByDispatchDate } from '@matiz/domain/cart/group-by-dispatch-date.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Checkbox } from '@matiz/ui/inputs/checkbox.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useEffect, useRef, useState } from 'react';
import { cartCopy as copy } from '#copy/cart/cart.ts';
import { savedCopy } from '#copy/cart/saved.ts';
import { selectionCopy } from '#copy/cart/selection.ts';
import type { CartEdits } from '#features/buying/index.ts';
import { canBeSaved, useSaveLines } from '../saved/use-save-lines.ts';
import { LineChoice } from './line-choice.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useMoveLines } from './use-move-lines.ts';

/** Several lines at once: to take them out, or to move them between now and the presale. */
export function CartSelection({
  cart,
  edits,
  onDone,
}: {
  cart: Cart;
  edits: CartEdits;
  onDone: () => void;
}) {
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(new Set());
  const move = useMoveLines(cart._id);
  const { save, isSaving } = useSaveLines();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const chosen = cart.products.filter(({ lineId }) => chosenIds.has(lineId));
  const keepable = chosen.filter(canBeSaved);
  const areAll = chosen.length === cart.products.length;
  const select = (lines: readonly CartLine[], isChosen: boolean) => {
    const ids = lines.map(({ lineId }) => lineId);
    setChosen((before) => {
      const after = new Set([...before].filter((id) => !ids.includes(id)));
      return isChosen ? new Set([...after, ...ids]) : after;
    });
  };
  const saveChosen = () =>
    save(keepable, () => {
      if (keepable.length < chosen.length) toast({ message: savedCopy.combosStay });
      onDone();
    });
  const moveTo = (toPresale: boolean) => {
    const lines = chosen.filter(({ advancedPurchasing }) => advancedPurchasing !== toPresale);
    move.mutate({ lines, toPresale }, { onSuccess: onDone });
  };

  return (
    <section className="rounded-lg bg-surface shadow-card">
      <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-1.5 sm:px-5">
        <h2
          ref={title}
          tabIndex={-1}
          className="font-text text-base font-semibold tracking-normal outline-none"
        >
          {selectionCopy.selectTitle}
        </h2>
        <div className="flex items-center gap-4">
          <Checkbox
            label={selectionCopy.selectAll}
            checked={areAll}
            onChange={(event) => select(cart.products, event.target.checked)}
          />
          <Button variant="soft" size="sm" onClick={onDone}>
            {selectionCopy.done}
          </Button>
        </div>
      </header>
      {groupByDispatchDate(cart.products).map(({ dispatchDate, lines }, index) => (
        <fieldset key={dispatchDate ?? 'now'} className="px-4 pt-3 pb-1 sm:px-5">
          <legend className="eyebrow float-left mb-1 w-full">
            {dispatchDate === null
              ? copy.immediate
              : copy.leaves(index + 1, formatDay(dispatchDate))}
          </legend>
          <ul className="clear-both divide-y divide-line">
            {lines.map((line) => (
              <li key={line.lineId}>
                <LineChoice
                  line={line}
                  isChosen={chosenIds.has(line.lineId)}
                  onChange={(isChosen) => select([line], isChosen)}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      <SelectionBar
        chosen={chosen}
        isMoving={move.isPending}
        onMove={moveTo}
        isSaving={isSaving}
        onSave={keepable.length > 0 ? saveChosen : undefined}
        onRemove={() => {
          edits.removeLines(chosen);
          onDone();
        }}
      />
    </section>
  );
}
