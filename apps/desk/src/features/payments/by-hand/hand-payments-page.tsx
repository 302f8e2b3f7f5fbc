import { listHandPayments } from '@matiz/contracts/staff/payments/hand-payments.ts';
import { useQuery } from '@tanstack/react-query';
import { handPaymentCopy as copy } from '#copy/payments/payments.ts';
import { useRequest } from '#lib/services.ts';
import { ListProblem } from '#parts/table/list-problem.tsx';
import { HandPaymentCard } from './hand-payment-card.tsx';
import { handPaymentsKey } from './hand-payments-key.ts';

/** A minute is little to anyone who waits for their order, and much to a server. */
const refreshMs = 60_000;

/** Payments that people confirm: those that someone has to look at first. */
export function HandPaymentsPage() {
  const request = useRequest();
  const { data, error, refetch } = useQuery({
    queryKey: handPaymentsKey,
    queryFn: () => request(listHandPayments, { query: {} }),
    refetchInterval: refreshMs,
  });
  const payments = data?.result;
  return (
    <section className="p-4 lg:p-6">
      <h1 className="text-xl">{copy.title}</h1>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{copy.lead}</p>
      {error && !payments ? <ListProblem error={error} retry={() => void refetch()} /> : null}
      {payments?.length === 0 ? (
        <p className="rounded-md border border-dashed border-line-button bg-surface p-8 text-center">
          {copy.empty}
        </p>
      ) : null}
      <ul className="grid max-w-4xl gap-3">
        {payments?.map((payment) => (
          <HandPaymentCard key={payment.reference} payment={payment} />
        )) ?? (error ? null : <Skeleton />)}
      </ul>
    </section>
  );
}

function Skeleton() {
  return ['first', 'second', 'third'].map((name) => (
    <li key={name} aria-hidden="true" className="h-32 rounded-md border border-line bg-sunken" />
  ));
}
