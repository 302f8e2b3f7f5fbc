import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import { Button } from '@matiz/ui/button.tsx';
import { IconButton } from '@matiz/ui/icon-button.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { calendarCopy as copy } from '#copy/pricing/calendar.ts';
import {
  type CalendarRange,
  type CalendarView,
  calendarViews,
  stepRange,
} from './calendar-range.ts';

/** Which days are seen, as the address has it. */
export function RangeNav({ range, today }: { range: CalendarRange; today: PlainDate }) {
  const [, setSearch] = useSearchParams();
  function go(view: CalendarView, day: PlainDate): void {
    setSearch((before) => {
      const next = new URLSearchParams(before);
      // A page of other days is none of these.
      for (const name of ['tras', 'antes']) next.delete(name);
      next.set('vista', view);
      next.set('dia', day);
      return next;
    });
  }
  const { view, from, to, days } = range;
  const inView = days.includes(today) ? today : from;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex items-center">
        <IconButton
          size="sm"
          label={copy.before}
          icon={<ChevronLeft size={18} aria-hidden />}
          onClick={() => go(view, stepRange(range, -1))}
        />
        <h2 aria-live="polite" className="min-w-44 text-center text-base first-letter:uppercase">
          {copy.range(view, from, to)}
        </h2>
        <IconButton
          size="sm"
          label={copy.after}
          icon={<ChevronRight size={18} aria-hidden />}
          onClick={() => go(view, stepRange(range, 1))}
        />
      </div>
      <Button size="sm" variant="secondary" onClick={() => go(view, today)}>
        {copy.today}
      </Button>
      <fieldset className="flex rounded-md bg-sunken p-0.5">
        <legend className="sr-only">{copy.view}</legend>
        {calendarViews.map((each) => (
          <label
            key={each}
            className="cursor-pointer rounded-sm px-3 py-1 has-checked:bg-surface has-checked:font-semibold has-checked:shadow-hairline has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="calendar-view"
              className="sr-only"
              checked={view === each}
              onChange={() => go(each, inView)}
            />
            {copy.views[each]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
