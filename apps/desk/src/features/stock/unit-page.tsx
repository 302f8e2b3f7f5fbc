import { readStock } from '@matiz/contracts/staff/stock.ts';
import { coverDays } from '@matiz/domain/stock/cover.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { formCopy } from '#copy/form.ts';
import { stockCopy as copy } from '#copy/stock.ts';
import { useRequest } from '#lib/services.ts';
import { useCan } from '#session/me.ts';
import { Barcodes } from './barcodes.tsx';
import { MovementsTable } from './movements-table.tsx';
import { StockAct, type StockActKind } from './stock-act.tsx';

/** The stock of one option in one warehouse, with all that came and went. */
export function UnitPage() {
  const { id = '' } = useParams();
  const request = useRequest();
  const mayWrite = useCan('stock:write');
  const [act, setAct] = useState<StockActKind | null>(null);
  const { data, error } = useQuery({
    queryKey: ['stock', id],
    queryFn: () => request(readStock, { query: { id } }),
  });
  if (error && !data) throw error;
  if (!data) return <p className="p-6">{formCopy.loading}</p>;
  const row = data.result;
  const isEven = row.moved === row.available;
  const figures = [
    [copy.available, copy.number(row.available)],
    [copy.promised, copy.number(row.promised)],
    [copy.physical, copy.number(row.physical)],
    [copy.waiting, copy.number(row.waiting)],
    [copy.cover, copy.days(coverDays(row.available, row.soldLately))],
    [copy.arrival, copy.day(row.nextArrival)],
  ] as const;
  return (
    <div className="p-4 lg:p-6">
      <Link to="/existencias" className="text-accent hover:underline">
        ‹ {copy.title}
      </Link>
      <header className="mt-1 flex min-h-11 flex-wrap items-center gap-2">
        <h1 className="mr-auto min-w-0 text-xl">
          {[row.product, row.option].filter(Boolean).join(' · ')}
        </h1>
        {mayWrite
          ? (['count', 'adjust', 'transfer'] as const).map((kind) => (
              <Button key={kind} size="sm" variant="secondary" onClick={() => setAct(kind)}>
                {copy[kind]}
              </Button>
            ))
          : null}
      </header>
      <p className="text-ink-soft max-sm:mt-2">
        {row.code} · {row.warehouse}
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3 rounded-md border border-line bg-surface p-4">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-ink-soft">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={isEven ? 'mt-3 text-ink-soft' : 'mt-3 text-warning'}>
        {isEven ? copy.adds(row.moved) : copy.addsNot(row.moved, row.available)}
      </p>
      <Barcodes id={id} codes={row.barcodes} mayWrite={mayWrite} />
      <div className="mt-8">
        <MovementsTable unit={id} />
      </div>
      {act ? <StockAct kind={act} row={row} close={() => setAct(null)} /> : null}
    </div>
  );
}
