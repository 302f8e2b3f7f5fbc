import { listPriceLists } from '@matiz/contracts/staff/pricing/price-lists.ts';
import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import { windowOf } from '@matiz/domain/pricing/window.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { calendarCopy as copy } from '#copy/pricing/calendar.ts';
import { useRequest } from '#lib/services.ts';
import { type CalendarRange, spanOf } from './calendar-range.ts';
import { DaysBehind } from './days-head.tsx';
import { Timespan } from './timespan.tsx';

/** Price lists that begin or end, above the products: which is paid, a list's own page says. */
export function DatedLists({ range, today }: { range: CalendarRange; today: PlainDate }) {
  const request = useRequest();
  const query = { 'f.from': range.from, 'f.to': range.to, 'f.dated': 'yes', limit: '200' } as const;
  const { data } = useQuery({
    queryKey: ['list', listPriceLists.path, query],
    queryFn: () => request(listPriceLists, { query }),
    placeholderData: keepPreviousData,
  });
  const lists = (data?.rows ?? []).flatMap((list) => {
    const window = windowOf(list);
    const span = spanOf(window, range);
    return span ? [{ ...list, window, span }] : [];
  });
  if (lists.length === 0) return null;
  return (
    <tbody>
      <tr className="border-t border-line">
        <th
          scope="rowgroup"
          colSpan={2}
          className="bg-sunken px-3 py-1 text-left text-xs font-medium text-ink-soft"
        >
          {copy.lists}
        </th>
      </tr>
      {lists.map(({ id, name, priority, window, span }) => (
        <tr key={id} data-calendar-row={`list-${id}`} className="border-t border-line">
          <th scope="row" className="border-r border-line px-3 py-1 text-left font-normal">
            <span className="block truncate font-medium">{name}</span>
            <span className="block text-xs text-ink-faint">{copy.priority(priority)}</span>
          </th>
          <td className="relative h-9 p-0">
            <DaysBehind range={range} today={today} />
            <Timespan span={span} line={0}>
              <Link
                to={`/precios/listas/${id}`}
                data-bar={`list-${id}`}
                aria-label={copy.listBar(name, window)}
                title={copy.listBar(name, window)}
                className={clsx(
                  'flex h-6 items-center overflow-hidden bg-info-soft px-2 text-xs text-info shadow-[inset_0_0_0_1px_var(--color-line-button)] hover:underline',
                  span.isCutLeft ? 'rounded-l-none' : 'rounded-l-sm',
                  span.isCutRight ? 'rounded-r-none' : 'rounded-r-sm',
                )}
              >
                <span className="truncate">{name}</span>
              </Link>
            </Timespan>
          </td>
        </tr>
      ))}
    </tbody>
  );
}
