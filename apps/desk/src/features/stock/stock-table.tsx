import { listStock } from '@matiz/contracts/staff/stock.ts';
import { coverDays, leastCoverDays } from '@matiz/domain/stock/cover.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useState } from 'react';
import { stockCopy as copy } from '#copy/stock.ts';
import { countScanCopy } from '#copy/stock-scan.ts';
import { useWarehouseChoices } from '#parts/form/use-catalogue-choices.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { OptionName } from './option-name.tsx';
import { StockAct, type StockActKind, type StockRow } from './stock-act.tsx';

/** Every option in every warehouse: what is on sale, what is promised, what lies there. */
export function StockTable() {
  const mayWrite = useCan('stock:write');
  const warehouses = useWarehouseChoices();
  const [act, setAct] = useState<{ kind: StockActKind; row: StockRow } | null>(null);
  const nameOf = ({ code, warehouse }: StockRow) => `${code}, ${warehouse}`;
  return (
    <>
      <ResourceTable
        title={copy.title}
        list={listStock}
        columns={[
          {
            id: 'code',
            head: copy.code,
            order: 'code',
            cell: ({ code }) => <span className="whitespace-nowrap">{code}</span>,
            text: ({ code }) => code,
          },
          {
            id: 'product',
            head: copy.product,
            cell: (row) => <OptionName {...row} isWhole />,
            text: ({ product, option }) => [product, option].filter(Boolean).join(' '),
          },
          {
            id: 'warehouse',
            head: copy.warehouse,
            cell: ({ warehouse }) => (
              <span className="truncate sm:block sm:max-w-36">{warehouse}</span>
            ),
            text: ({ warehouse }) => warehouse,
          },
          ...(['available', 'promised', 'physical'] as const).map((id) => ({
            id,
            head: copy[id],
            align: 'end' as const,
            cell: (row: StockRow) => (
              <span className={row[id] === 0 ? 'text-ink-faint' : undefined}>
                {copy.number(row[id])}
              </span>
            ),
            text: (row: StockRow) => row[id],
            sum: { of: id, show: copy.number },
          })),
          {
            id: 'cover',
            head: copy.cover,
            align: 'end',
            cell: ({ available, soldLately }) => <Cover days={coverDays(available, soldLately)} />,
            text: ({ available, soldLately }) => coverDays(available, soldLately) ?? '',
          },
          {
            id: 'waiting',
            head: copy.waiting,
            align: 'end',
            cell: ({ waiting }) => (
              <span className={waiting === 0 ? 'text-ink-faint' : 'font-semibold'}>
                {copy.number(waiting)}
              </span>
            ),
            text: ({ waiting }) => waiting,
          },
          {
            id: 'arrival',
            head: copy.arrival,
            cell: ({ nextArrival }) => copy.day(nextArrival),
            text: ({ nextArrival }) => nextArrival ?? '',
            isExtra: true,
          },
          {
            id: 'last',
            head: copy.last,
            cell: ({ lastMovementAt }) => copy.lastDay(lastMovementAt),
            text: ({ lastMovementAt }) => lastMovementAt ?? '',
            isExtra: true,
          },
          ...(mayWrite
            ? [
                {
                  id: 'actions',
                  head: copy.actions,
                  cell: (row: StockRow) => (
                    <span className="flex gap-1">
                      {(['count', 'adjust'] as const).map((kind) => (
                        <Button
                          key={kind}
                          size="sm"
                          variant="quiet"
                          className="-mx-1.5"
                          aria-label={copy.ofUnit(copy[kind], nameOf(row))}
                          onClick={() => setAct({ kind, row })}
                        >
                          {copy[kind]}
                        </Button>
                      ))}
                    </span>
                  ),
                },
              ]
            : []),
        ]}
        filters={[
          { name: 'warehouse', label: copy.warehouse, choices: warehouses },
          {
            name: 'state',
            label: copy.state,
            choices: [
              { value: 'soldOut', label: copy.soldOut },
              { value: 'belowCover', label: copy.belowCover(leastCoverDays) },
              { value: 'waitedFor', label: copy.waitedFor },
            ],
          },
        ]}
        open={({ id }) => `/existencias/${id}`}
        nameOf={nameOf}
        {...(mayWrite ? { also: { to: '/existencias/contar', label: countScanCopy.open } } : {})}
        empty={copy.empty}
      />
      {act ? <StockAct {...act} close={() => setAct(null)} /> : null}
    </>
  );
}

function Cover({ days }: { days: number | null }) {
  const isLow = days !== null && days < leastCoverDays;
  return <span className={isLow ? 'font-semibold text-danger' : undefined}>{copy.days(days)}</span>;
}
