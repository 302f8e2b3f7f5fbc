import { receiveArrival } from '@matiz/contracts/orders/order-staff.ts';
import { makeArrival, readArrival } from '@matiz/contracts/staff/arrivals.ts';
import { useQuery } from '@tanstack/react-query';
import { arrivalsCopy as copy } from '#copy/arrivals.ts';
import { stockCopy } from '#copy/stock.ts';
import { useRequest } from '#lib/services.ts';
import { ActDialog } from '#parts/form/act-dialog.tsx';
import type { FieldOption } from '#parts/form/field-types.ts';
import { type ArrivalRow, nameOfArrival as nameOf } from './arrival-row.ts';
import { useArrivalDone as useDone } from './use-arrival-done.ts';

interface ActProps {
  readonly row: ArrivalRow;
  readonly close: () => void;
}

const receiveSchema = receiveArrival.body.pick({ units: true, restOn: true });

export function MakeArrival({
  warehouses,
  close,
}: {
  readonly warehouses: readonly FieldOption[];
  readonly close: () => void;
}) {
  const request = useRequest();
  const done = useDone();
  return (
    <ActDialog
      title={copy.make}
      label={copy.make}
      close={close}
      schema={makeArrival.body}
      fields={[
        { name: 'code', label: copy.code, hint: copy.codeHint, kind: { is: 'text' } },
        { name: 'warehouseId', label: copy.warehouse, kind: { is: 'choice', choices: warehouses } },
        { name: 'date', label: copy.date, kind: { is: 'date' } },
        { name: 'cap', label: copy.cap, hint: copy.capHint, kind: { is: 'number' } },
      ]}
      act={async (body) => {
        await request(makeArrival, { body });
        done(copy.made);
      }}
    />
  );
}

/** What came goes to those who wait, in their turn, and the rest on sale. */
export function ReceiveArrival({ row, close }: ActProps) {
  const request = useRequest();
  const done = useDone();
  const { data } = useQuery({
    queryKey: ['arrival', row.id],
    queryFn: () => request(readArrival, { query: { id: row.id } }),
  });
  const waiting = data?.waiting ?? [];
  return (
    <ActDialog
      title={copy.act(copy.receive, nameOf(row))}
      label={copy.receive}
      close={close}
      schema={receiveSchema}
      fields={[
        {
          name: 'units',
          label: copy.arrived,
          hint: copy.arrivedHint(row.cap),
          kind: { is: 'number' },
        },
        { name: 'restOn', label: copy.restOn, hint: copy.restHint, kind: { is: 'date' } },
      ]}
      act={async (values) => {
        const body = { arrivalId: row.id, ...values };
        const { served, stocked } = await request(receiveArrival, { body });
        done(copy.receivedNow(served, stocked));
      }}
    >
      <p className="mt-1 text-ink-soft">
        {row.code} · {row.warehouse}
      </p>
      {waiting.length > 0 ? (
        <div className="mt-3 max-h-40 overflow-y-auto rounded-sm bg-ground px-3 py-2 text-xs">
          <p className="font-semibold">{copy.waitingTitle}</p>
          <ol className="mt-1">
            {waiting.map(({ orderCode, customer, units }) => (
              <li key={orderCode} className="flex justify-between gap-3">
                <span className="truncate">
                  {orderCode} · {customer}
                </span>
                <span className="tabular-nums">{stockCopy.number(units)}</span>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
    </ActDialog>
  );
}
