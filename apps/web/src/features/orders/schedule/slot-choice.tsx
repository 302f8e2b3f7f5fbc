import type { OfferedSlot } from '@matiz/contracts/orders/delivery-windows.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay, formatHours } from '@matiz/domain/kernel/show-date.ts';
import { RadioCard } from '@matiz/ui/inputs/radio-card.tsx';
import { Tag } from '@matiz/ui/tag.tsx';
import { arrivalCopy as copy } from '#copy/delivery/arrival.ts';
import { sayBefore } from '#features/delivery/index.ts';

/** The hours of a day: one press takes them; what is full is shown as that. */
export function SlotOption({
  day,
  slots,
  now,
  chosenId,
  onChoose,
}: {
  day: string;
  slots: readonly OfferedSlot[];
  /** By the clock of the server. */
  now: string;
  chosenId: string | null;
  onChoose: (windowId: string) => void;
}) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="eyebrow mb-2">{copy.slotsOf(formatDay(day))}</legend>
      {slots.map(({ windowId, kind, from, to, charge, isFull, orderBy }) => {
        const isExpress = kind === 'express';
        // One that filled after it was chosen stays the chosen one until another is taken.
        const isChosen = windowId === chosenId;
        return (
          <RadioCard
            key={windowId}
            name="delivery-window"
            value={windowId}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={() => onChoose(windowId)}
            title={formatHours(from, to)}
            description={
              isFull ? (
                copy.full
              ) : (
                <>
                  {copy.before(sayBefore(orderBy, new Date(now)))}
                  <span className="block">
                    {charge > 0 ? (
                      <strong className="text-ink tabular-nums">+ {formatPesos(charge)}</strong>
                    ) : (
                      copy.regular
                    )}
                  </span>
                </>
              )
            }
            aside={
              isFull ? (
                <Tag kind="sold-out">{copy.full}</Tag>
              ) : isExpress ? (
                <Tag kind="offer">{copy.express}</Tag>
              ) : null
            }
          />
        );
      })}
    </fieldset>
  );
}
