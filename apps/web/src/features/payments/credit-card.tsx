import type { Credit, Me } from '@matiz/contracts/identity.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { commonCopy } from '#copy/everywhere.ts';
import { creditCopy as copy } from '#copy/orders/credit.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { useRequest } from '#lib/services.ts';
import { useWhose } from '#session/use-whose.ts';
import { creditQuery } from './credit/credit.query.ts';

const CreditStatement = lazyPart(
  async () =>
    (await loadPart('CreditStatement', () => import('./credit/credit-statement.tsx')))
      .CreditStatement,
);

/** §2 'Mis créditos' (#creditos): what is left, what is due, and every movement of the credit. */
export function CreditCard({ credit: atFirst }: { credit: Me['ziro_credit'] }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...creditQuery(useRequest()),
    enabled: atFirst !== null,
  });
  const whose = useWhose();
  const [isOpen, setOpen] = useState(false);
  const credit = data?.result?.credit ?? atFirst;
  return (
    <section
      id="creditos"
      className="scroll-mt-24 rounded-lg bg-surface p-4 shadow-card target:shadow-[inset_0_0_0_2px_var(--color-accent)] sm:p-5"
    >
      <h2 className="text-lg">{copy.title}</h2>
      {credit === null ? (
        <p className="mt-1 text-ink-soft">{copy[whose].none}</p>
      ) : (
        <>
          <CreditFigures credit={credit} />
          <Button
            variant="secondary"
            className="mt-4 print:hidden"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? copy.hide : copy.show}
          </Button>
          {isOpen && error && !data ? (
            <Notification
              color="red"
              title={copy.failed}
              action={
                <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
                  {commonCopy.retry}
                </Button>
              }
            >
              {error.message}
            </Notification>
          ) : null}
          {isOpen && data?.result ? (
            <DeferredPart fallback={<Skeleton className="mt-4 h-40" />}>
              <CreditStatement entries={data.result.entries} />
            </DeferredPart>
          ) : null}
        </>
      )}
    </section>
  );
}

function CreditFigures({ credit }: { credit: Credit }) {
  const { used, limit, left, overdue, nextDue, termsDays } = credit;
  const words = copy[useWhose()];
  return (
    <>
      {overdue > 0 ? (
        <div className="mt-3">
          <Notification color="orange" title={words.overdueTitle(formatPesos(overdue))}>
            {words.overdueText}
          </Notification>
        </div>
      ) : null}
      <p className="mt-3 text-sm text-ink-soft">{copy.left}</p>
      <p className="text-2xl font-bold tracking-tight tabular-nums">{formatPesos(left)}</p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="mt-3 h-2 w-full overflow-hidden rounded-full"
      >
        <rect width="100" height="4" className="fill-sunken" />
        <rect width={usedShare(credit)} height="4" className="fill-accent" />
      </svg>
      <p className="mt-2 text-sm text-ink-soft tabular-nums">
        {used < 0
          ? words.inFavour(formatPesos(-used))
          : words.used(formatPesos(used), formatPesos(limit))}
      </p>
      <p className="text-sm text-ink-soft">{copy.terms(termsDays)}</p>
      {nextDue && overdue === 0 ? (
        <p className="mt-2 font-semibold tabular-nums">
          {copy.next(formatPesos(nextDue.amount), formatDay(nextDue.on))}
        </p>
      ) : null}
    </>
  );
}

function usedShare({ limit, used }: Credit): number {
  return limit <= 0 ? 100 : Math.max(0, Math.min(100, Math.round((used / limit) * 100)));
}
