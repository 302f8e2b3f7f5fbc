import { RequestError } from '@matiz/client/request-error.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { moveArrival } from '@matiz/contracts/orders/order-staff.ts';
import { previewArrivalMove, readArrival } from '@matiz/contracts/staff/arrivals.ts';
import { useState } from 'react';
import { arrivalsCopy as copy } from '#copy/arrivals.ts';
import { useRequest } from '#lib/services.ts';
import { ActDialog } from '#parts/form/act-dialog.tsx';
import { type ArrivalRow, nameOfArrival as nameOf } from './arrival-row.ts';
import { useArrivalDone as useDone } from './use-arrival-done.ts';

const moveSchema = moveArrival.body.pick({ date: true });

interface MoveArrivalProps {
  readonly row: ArrivalRow;
  readonly close: () => void;
}

/** First what it would do to the orders that wait, then the move itself. */
export function MoveArrival({ row: first, close }: MoveArrivalProps) {
  const request = useRequest();
  const done = useDone();
  const [row, setRow] = useState(first);
  /** Who moved it meanwhile; null: nobody did. */
  const [other, setOther] = useState<string | null>(null);
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
        const { id: arrivalId, version } = row;
        try {
          const { orders } = await request(moveArrival, { body: { arrivalId, version, date } });
          return done(copy.moved(orders));
        } catch (error) {
          if (!(error instanceof RequestError) || error.reply?.code !== 'ROW_CHANGED') throw error;
          // Where it is by now is shown, and what the move would do is looked at again.
          const { result } = await request(readArrival, { query: { id: arrivalId } });
          setRow(result);
          setSeen(null);
          setOther(copy.movedBy(error.reply.conflict?.by ?? null, result.date));
          return 'stay';
        }
      }}
    >
      <p className="mt-1 text-ink-soft">
        {row.code} · {row.warehouse}
      </p>
      {other === null ? null : (
        <p role="alert" className="mt-3 rounded-sm bg-danger-soft px-3 py-2 text-danger">
          {other}
        </p>
      )}
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
