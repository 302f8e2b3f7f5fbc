import { RequestError } from '@matiz/client/request-error.ts';
import {
  changeCustomer,
  listCustomerHistory,
  readCustomer,
} from '@matiz/contracts/staff/customers.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { customerCopy as copy } from '#copy/customers.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { HistoryTable } from '#parts/history/history-table.tsx';
import { askBefore } from '#parts/question/ask.ts';
import { ReasonDialog } from '#parts/reason-dialog.tsx';
import { useCan } from '#session/me.ts';
import { CustomerData } from './customer-data.tsx';
import { CustomerOrders } from './customer-orders.tsx';

/** One business: who it is, what it ordered, what happened to it, and whether it may order. */
export function CustomerPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const request = useRequest();
  const client = useQueryClient();
  const mayWrite = useCan('customers:write');
  const seesOrders = useCan('orders:read');
  const seesPrices = useCan('prices:read');
  const [isBlocking, setBlocking] = useState(false);
  const queryKey = [readCustomer.path, id];
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => request(readCustomer, { query: { id } }),
  });
  const block = useMutation({
    mutationFn: (change: { version: number; blockReason: string | null }) => {
      const { version, blockReason } = change;
      return request(changeCustomer, {
        body: {
          id,
          version,
          set: { blockReason },
          ...(blockReason ? { reason: blockReason } : {}),
        },
      });
    },
    onSuccess(_, { blockReason }) {
      toast({ message: blockReason === null ? copy.didUnblock : copy.didBlock });
      setBlocking(false);
    },
    onError(failure, { blockReason }) {
      if (!(failure instanceof RequestError)) throw failure;
      if (blockReason === null) toast({ message: sayRefusal(failure), tone: 'danger' });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: ['list'] }),
      ]),
  });
  if (error instanceof RequestError && !data) throw error;
  if (!data) return <p className="p-6">{copy.loading}</p>;
  const { result: customer } = data;
  const { businessName, blockReason, version } = customer;
  const parts = [
    [null, copy.data],
    ...(seesOrders ? ([['pedidos', copy.orders]] as const) : []),
    ['historial', copy.history],
  ] as const;
  const part = search.get('parte');

  return (
    <div className="p-4 lg:p-6">
      <Link to="/clientes" className="text-accent hover:underline">
        ‹ {copy.back}
      </Link>
      <header className="mt-1 flex min-h-11 flex-wrap items-center gap-3">
        <h1 className="mr-auto text-xl">{businessName}</h1>
        {seesPrices ? (
          <Link to={`/precios/ver-como?cliente=${id}`} className="text-accent hover:underline">
            {copy.viewAs}
          </Link>
        ) : null}
        {mayWrite ? (
          <Button
            size="sm"
            variant="secondary"
            loading={block.isPending && !isBlocking}
            onClick={() => {
              block.reset();
              if (blockReason === null) return setBlocking(true);
              const question = { text: copy.unblockAsk(businessName), yes: copy.unblock };
              askBefore(question, () => block.mutate({ version, blockReason: null }));
            }}
          >
            {blockReason === null ? copy.block : copy.unblock}
          </Button>
        ) : null}
      </header>
      {blockReason === null ? null : (
        <p className="my-2 rounded-sm bg-danger-soft px-3 py-2 font-semibold text-danger-strong">
          {copy.blockedBecause(blockReason)}
        </p>
      )}
      <nav aria-label={copy.parts} className="mt-2 mb-5 flex gap-5 border-b border-line">
        {parts.map(([name, label]) => (
          <Link
            key={label}
            to={name === null ? `/clientes/${id}` : `/clientes/${id}?parte=${name}`}
            aria-current={part === name ? 'page' : undefined}
            className={
              part === name
                ? 'border-b-2 border-accent pb-2 font-semibold'
                : 'pb-2 text-ink-soft hover:text-ink'
            }
          >
            {label}
          </Link>
        ))}
      </nav>
      {part === 'historial' ? (
        <HistoryTable list={listCustomerHistory} id={id} read={readCustomer} />
      ) : part === 'pedidos' && seesOrders ? (
        <CustomerOrders id={id} />
      ) : (
        <CustomerData customer={customer} mayWrite={mayWrite} />
      )}
      {isBlocking ? (
        <ReasonDialog
          title={copy.blockTitle(businessName)}
          explain={copy.blockExplain}
          of="block"
          confirm={copy.block}
          isBusy={block.isPending}
          problem={block.error?.message}
          onConfirm={(reason) => block.mutate({ version, blockReason: reason })}
          onClose={() => setBlocking(false)}
        />
      ) : null}
    </div>
  );
}
