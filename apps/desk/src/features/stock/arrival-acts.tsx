import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { moveArrival, receiveArrival } from '@matiz/contracts/orders/order-staff.ts';
import { makeArrival, previewArrivalMove, readArrival } from '@matiz/contracts/staff/arrivals.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { arrivalsCopy as copy } from '#copy/arrivals.ts';
import { stockCopy } from '#copy/stock.ts';
import { useRequest } from '#lib/services.ts';
import { ActDialog } from '#parts/form/act-dialog.tsx';
import type { FieldOption } from '#parts/form/field-types.ts';
import type { ArrivalRow } from './arrival-row.ts';

interface ActProps {
  readonly row: ArrivalRow;
  readonly close: () => void;
}

const moveSchema = moveArrival.body.pick({ date: true });
const receiveSchema = receiveArrival.body.pick({ units: true, restOn: true });

/** What was done is said, and every list reads itself again. */
function useDone() {
  const client = useQueryClient();
  return (message: string) => {
    toast({ message });
    void client.invalidateQueries({ queryKey: ['list'] });
    void client.invalidateQueries({ queryKey: ['arrival'] });
  };
}

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

/** First what it would do to the orders that wait, then the move itself. */
export function MoveArrival({ row, close }: ActProps) {
  const request = useRequest();
  const done = useDone();
  const [seen, setSeen] = useState<{ date: string; what: Preview } | null>(null);
  return (
    <ActDialog
      title={copy.act(copy.move, nameOf(row))}
      label={seen ? copy.moveNow(seen.what.orders) : copy.see}
      close={close}
      schema={moveSchema}
      fields={[{ name: 'date', label: copy.newDate, kind: { is: 'date' }, initial: row.date }]}
      act={async ({ date }) => {
        if (seen?.date !== date) {
          const query = { id: row.id, date };
          setSeen({ date, what: await request(previewArrivalMove, { query }) });
          return 'stay';
        }
        const { orders } = await request(moveArrival, { body: { arrivalId: row.id, date } });
        return done(copy.moved(orders));
      }}
    >
      <p className="mt-1 text-ink-soft">
        {row.code} · {row.warehouse}
      </p>
      <div aria-live="polite">{seen ? <WhatMoves {...seen.what} /> : null}</div>
    </ActDialog>
  );
}

type Preview = ReplyOf<typeof previewArrivalMove>;

function WhatMoves({ orders, units, first, merges }: Preview) {
  return (
    <div className="mt-3 rounded-sm bg-warning-soft px-3 py-2">
      <p>{copy.moves(orders, units)}</p>
      {merges ? <p className="mt-1">{copy.merges}</p> : null}
      {first.length > 0 ? (
        <ul className="mt-2 text-xs">
          {first.map(({ orderCode, customer, date }) => (
            <li key={orderCode}>
              {orderCode} · {customer}: {copy.leaves(date)}
            </li>
          ))}
          {orders > first.length ? <li>{copy.more(orders - first.length)}</li> : null}
        </ul>
      ) : null}
    </div>
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

const nameOf = ({ product, option }: ArrivalRow) => [product, option].filter(Boolean).join(' ');
