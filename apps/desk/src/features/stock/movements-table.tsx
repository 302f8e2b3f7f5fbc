import { listStockMovements, stockReasons } from '@matiz/contracts/staff/stock.ts';
import { movementsCopy as copy, stockCopy } from '#copy/stock.ts';
import { useWarehouseChoices } from '#parts/form/use-catalogue-choices.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { OptionName } from './option-name.tsx';

const signed = new Intl.NumberFormat('es-CO', { signDisplay: 'exceptZero' });
const reasonFilter = {
  name: 'reason',
  label: copy.reason,
  choices: stockReasons.map((value) => ({ value, label: copy.reasons[value] })),
};

/** What came and went: of all, or of one unit with what was left after each. */
export function MovementsTable({ unit }: { readonly unit?: string }) {
  const warehouses = useWarehouseChoices();
  const isWhole = unit === undefined;
  return (
    <ResourceTable
      title={copy.title}
      isPart={!isWhole}
      list={listStockMovements}
      {...(isWhole ? {} : { within: { 'f.unit': unit } })}
      columns={[
        {
          id: 'at',
          head: copy.when,
          order: 'at',
          cell: ({ at }) => (
            <time dateTime={at} className="whitespace-nowrap">
              {stockCopy.moment(at)}
            </time>
          ),
          text: ({ at }) => at,
        },
        ...(isWhole
          ? ([
              {
                id: 'code',
                head: stockCopy.code,
                cell: ({ code }: { code: string }) => code,
                text: ({ code }: { code: string }) => code,
              },
              {
                id: 'product',
                head: stockCopy.product,
                cell: (row: { product: string; option: string | null }) => <OptionName {...row} />,
                text: ({ product, option }: { product: string; option: string | null }) =>
                  [product, option].filter(Boolean).join(' '),
              },
              {
                id: 'warehouse',
                head: stockCopy.warehouse,
                cell: ({ warehouse }: { warehouse: string }) => warehouse,
                text: ({ warehouse }: { warehouse: string }) => warehouse,
              },
            ] as const)
          : []),
        {
          id: 'delta',
          head: copy.change,
          align: 'end',
          cell: ({ delta }) => (
            <span className={delta < 0 ? 'text-danger' : 'text-success'}>
              {signed.format(delta)}
            </span>
          ),
          text: ({ delta }) => delta,
          sum: { of: 'delta', show: signed.format },
        },
        {
          id: 'balance',
          head: copy.balance,
          align: 'end',
          cell: ({ balance }) => stockCopy.number(balance),
          text: ({ balance }) => balance,
        },
        {
          id: 'reason',
          head: copy.reason,
          cell: ({ reason, orderCode }) =>
            [copy.reasons[reason], orderCode].filter(Boolean).join(' '),
          text: ({ reason, orderCode }) =>
            [copy.reasons[reason], orderCode].filter(Boolean).join(' '),
        },
        {
          id: 'note',
          head: copy.note,
          cell: ({ note }) => note,
          text: ({ note }) => note ?? '',
          isExtra: isWhole,
        },
        { id: 'by', head: copy.by, cell: ({ by }) => by, text: ({ by }) => by ?? '' },
      ]}
      filters={
        isWhole
          ? [
              { name: 'warehouse', label: stockCopy.warehouse, choices: warehouses },
              reasonFilter,
              { name: 'from', label: copy.from, choices: 'days' },
              { name: 'to', label: copy.to, choices: 'days' },
            ]
          : [reasonFilter]
      }
      open={isWhole ? ({ unitId }) => `/existencias/${unitId}` : null}
      nameOf={({ code, at }) => `${code}, ${stockCopy.moment(at)}`}
      empty={copy.empty}
    />
  );
}
