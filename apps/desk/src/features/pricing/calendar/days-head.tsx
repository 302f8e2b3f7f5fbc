import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import { clsx } from 'clsx';
import { calendarCopy as copy } from '#copy/pricing/calendar.ts';
import type { CalendarRange } from './calendar-range.ts';

/** The days above the bars; of three months, the Mondays. What reads aloud has each bar's own dates. */
export function DaysHead({ range, today }: { range: CalendarRange; today: PlainDate }) {
  const { view, days } = range;
  return (
    <div aria-hidden className="flex h-9 items-stretch">
      {days.map((day, index) => {
        const isMonday = copy.weekday(day) === 'L';
        const isNamed = view !== 'trimestre' || isMonday;
        return (
          <span
            key={day}
            className={clsx(
              'flex min-w-0 flex-1 flex-col items-center justify-center overflow-visible tabular-nums',
              (view !== 'trimestre' || isMonday) && index > 0 && 'border-l border-line',
              day === today && 'font-bold text-accent',
            )}
          >
            {view === 'trimestre' ? null : <span>{copy.weekday(day)}</span>}
            {isNamed ? (
              <span className="whitespace-nowrap">
                {view === 'trimestre' ? copy.weekOf(day) : copy.dayOfMonth(day)}
              </span>
            ) : null}
          </span>
        );
      })}
    </div>
  );
}

/** What stands behind a row's bars: the days' lines, the week's end, and today. */
export function DaysBehind({ range, today }: { range: CalendarRange; today: PlainDate }) {
  return (
    <span aria-hidden className="absolute inset-0 flex">
      {range.days.map((day, index) => (
        <span
          key={day}
          className={clsx(
            'flex-1',
            index > 0 &&
              (range.view !== 'trimestre' || copy.weekday(day) === 'L') &&
              'border-l border-line',
            day === today ? 'bg-accent-soft/60' : isWeekend(day) && 'bg-ground',
          )}
        />
      ))}
    </span>
  );
}

function isWeekend(day: PlainDate): boolean {
  return 'SD'.includes(copy.weekday(day));
}
