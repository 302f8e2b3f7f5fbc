import { Button } from '@matiz/ui/button.tsx';
import { calendarCopy as copy } from '#copy/pricing/calendar.ts';
import { ReasonField } from '#parts/reason/reason-field.tsx';
import type { CalendarRange } from './calendar-range.ts';
import { type CalendarProduct, rowOf } from './calendar-rows.ts';
import type { useMovedPrice } from './use-moved-price.ts';

interface MovedPanelProps {
  readonly moves: ReturnType<typeof useMovedPrice>;
  readonly products: readonly CalendarProduct[];
  readonly range: CalendarRange;
}

/** Dates that wait to be saved, with what they would meet. */
export function MovedPanel({ moves, products, range }: MovedPanelProps) {
  const { moved, isSaving, reason, save, leave } = moves;
  const product = products.find(({ id }) => id === moved?.rowId);
  const overlaps =
    moved && product
      ? rowOf(product, range, moved).overlaps.filter(
          ({ first, second }) => first.id === moved.id || second.id === moved.id,
        )
      : [];
  const isRefused = overlaps.some((overlap) => overlap.isRefused);
  return (
    <section
      aria-live="polite"
      aria-label={copy.moved}
      className="sticky bottom-3 z-10 mx-auto mt-3 max-w-3xl"
    >
      {moved ? (
        <div className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface p-3 shadow-lift">
          <div className="mr-auto min-w-60 flex-1">
            <p className="font-semibold">{copy.movedTo(moved.name, moved.code, moved)}</p>
            {overlaps.length === 0 ? <p className="text-ink-soft">{copy.free}</p> : null}
            {overlaps.map((overlap) => {
              const { first, second, shared, winner } = overlap;
              return (
                <p
                  key={`${first.id}-${second.id}`}
                  className={overlap.isRefused ? 'text-danger' : 'text-warning'}
                >
                  {overlap.isRefused
                    ? copy.refused(first.name, second.name, shared)
                    : copy.overlap(winner.name, shared, winner.price)}
                </p>
              );
            })}
          </div>
          <ReasonField reason={reason} />
          <Button size="sm" disabled={isRefused} loading={isSaving} onClick={save}>
            {copy.save}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={leave}
            disabled={isSaving}
            aria-keyshortcuts="Escape"
          >
            {copy.undo}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
