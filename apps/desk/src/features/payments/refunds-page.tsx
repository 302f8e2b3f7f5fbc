import { RequestError } from '@matiz/client/request-error.ts';
import { listRefunds, noteRefund } from '@matiz/contracts/payments/payment-staff.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refundCopy as copy } from '#copy/payments/payments.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { ListProblem } from '#parts/table/list-problem.tsx';
import { SkeletonRows } from '#parts/table/skeleton-rows.tsx';
import { useCan } from '#session/me.ts';
import { type Refund, RefundRow } from './refund-row.tsx';

const queryKey = [listRefunds.path];
const heads = [copy.order, copy.business, copy.means, copy.transaction, copy.since] as const;

/** Money that goes back by hand, the oldest first; noted once it went. */
export function RefundsPage() {
  const request = useRequest();
  const client = useQueryClient();
  const mayNote = useCan('payments:refund');
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => request(listRefunds, { query: {} }),
  });
  const note = useMutation({
    mutationFn: ({ reference }: Refund) => request(noteRefund, { body: { reference } }),
    onSuccess: (_, { due }) => toast({ message: copy.noted(formatPesos(due)) }),
    onError(failure) {
      if (!(failure instanceof RequestError)) throw failure;
      toast({ message: sayRefusal(failure), tone: 'danger' });
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const rows = data?.result;
  const total = rows?.reduce((sum, { due }) => sum + due, 0) ?? 0;
  return (
    <section className="p-4 lg:p-6">
      <h1 className="text-xl">{copy.title}</h1>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{copy.lead}</p>
      {error && !rows ? (
        <ListProblem error={error} retry={() => void refetch()} />
      ) : rows?.length === 0 ? (
        <p className="rounded-md border border-dashed border-line-button bg-surface p-8 text-center">
          {copy.empty}
        </p>
      ) : (
        <div className="overflow-x-auto rounded-md border border-line bg-surface">
          <table aria-label={copy.title} className="w-full">
            <thead className="bg-sunken text-left text-xs text-ink-soft">
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col" className="px-(--cell) py-2">
                    {head}
                  </th>
                ))}
                <th scope="col" className="px-(--cell) py-2 text-right">
                  {copy.paid}
                </th>
                <th scope="col" className="px-(--cell) py-2 text-right">
                  {copy.due}
                </th>
                <td />
              </tr>
            </thead>
            <tbody>
              {rows?.map((refund) => (
                <RefundRow
                  key={refund.reference}
                  refund={refund}
                  isBusy={note.isPending}
                  note={mayNote ? () => note.mutate(refund) : null}
                />
              )) ?? <SkeletonRows columns={8} />}
            </tbody>
            {rows ? (
              <tfoot>
                <tr className="border-t border-line font-semibold">
                  <th scope="row" colSpan={6} className="px-(--cell) py-2 text-right">
                    {copy.total}
                  </th>
                  <td className="px-(--cell) py-2 text-right tabular-nums">{formatPesos(total)}</td>
                  <td />
                </tr>
              </tfoot>
            ) : null}
          </table>
        </div>
      )}
    </section>
  );
}
