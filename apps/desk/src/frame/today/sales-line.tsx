import { sumSales } from '@matiz/contracts/staff/orders.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { salesCopy as copy } from '#copy/today.ts';
import { useRequest } from '#lib/services.ts';

const againMs = 60_000;

/** What was sold today, beside yesterday at this hour; it leads to today's orders. */
export function SalesLine() {
  const request = useRequest();
  const { data, isError } = useQuery({
    queryKey: ['list', sumSales.path],
    queryFn: () => request(sumSales, {}),
    refetchInterval: againMs,
  });
  // What waits is worth reading without it.
  if (!data) return isError ? null : <div className="mt-6 h-24" />;
  const { today, yesterday } = data.result;
  return (
    <section aria-labelledby="vendido" className="mt-6 max-w-5xl">
      <h2 id="vendido" className="text-base">
        {copy.title}
      </h2>
      <Link
        to={`/pedidos?f.from=${bogotaDate(new Date())}`}
        className="mt-3 flex flex-wrap items-baseline gap-x-6 gap-y-1 rounded-md border border-line bg-surface px-4 py-3 hover:bg-accent-soft"
      >
        <span className="text-3xl font-bold tabular-nums">{formatPesos(today.total)}</span>
        <span>{copy.orders(today.orders)}</span>
        <span className="text-ink-soft tabular-nums">
          {copy.yesterday(formatPesos(yesterday.total), yesterday.orders)}
        </span>
      </Link>
    </section>
  );
}
