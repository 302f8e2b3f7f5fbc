import type { CartLine } from '@matiz/contracts/cart.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Bookmark, CalendarClock, Trash2, Truck } from 'lucide-react';
import { savedCopy } from '#copy/cart/saved.ts';
import { selectionCopy } from '#copy/cart/selection.ts';

/** What can be done with the chosen lines; always in sight under them. */
export function SelectionBar({
  chosen,
  isMoving,
  onMove,
  onRemove,
  isSaving,
  onSave,
}: {
  chosen: readonly CartLine[];
  isMoving: boolean;
  onMove: (toPresale: boolean) => void;
  onRemove: () => void;
  isSaving: boolean;
  /** Undefined: nothing of it can be kept. */
  onSave: (() => void) | undefined;
}) {
  const canWait = chosen.some((line) => line.isPreSales && !line.advancedPurchasing);
  const canLeave = chosen.some((line) => line.advancedPurchasing);
  return (
    <div
      data-action-bar="navigation"
      className="sticky bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))] z-20 mt-2 flex flex-wrap items-center gap-2 rounded-b-lg border-t border-line bg-surface px-4 py-3 sm:px-5"
    >
      <p role="status" className="mr-auto text-sm font-semibold tabular-nums max-sm:w-full">
        {selectionCopy.selected(chosen.length)}
      </p>
      {canWait ? (
        <Button
          variant="soft"
          size="sm"
          className="max-sm:flex-1"
          loading={isMoving}
          start={<CalendarClock size={16} aria-hidden="true" />}
          onClick={() => onMove(true)}
        >
          {selectionCopy.toPresale}
        </Button>
      ) : null}
      {canLeave ? (
        <Button
          variant="soft"
          size="sm"
          className="max-sm:flex-1"
          loading={isMoving}
          start={<Truck size={16} aria-hidden="true" />}
          onClick={() => onMove(false)}
        >
          {selectionCopy.toNow}
        </Button>
      ) : null}
      {onSave ? (
        <Button
          variant="soft"
          size="sm"
          className="max-sm:flex-1"
          loading={isSaving}
          start={<Bookmark size={16} aria-hidden="true" />}
          onClick={onSave}
        >
          {savedCopy.save}
        </Button>
      ) : null}
      <Button
        variant="secondary"
        size="sm"
        className="max-sm:flex-1"
        disabled={chosen.length === 0}
        start={<Trash2 size={16} aria-hidden="true" />}
        onClick={onRemove}
      >
        {selectionCopy.removeSelected}
      </Button>
    </div>
  );
}
