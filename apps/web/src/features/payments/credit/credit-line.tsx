import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { creditLeftCopy as copy } from '#copy/orders/credit-left.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { isSeller, useMe } from '#session/me.query.ts';
import { creditQuery } from './credit.query.ts';

/** What is left of the customer's credit, where one decides how much to buy; nothing for who has none. */
export function CreditLine() {
  const me = useMe();
  const words = isSeller(me) ? copy.customers : copy.own;
  const hasCredit = me !== undefined && me.ziro_credit !== null;
  const { data } = useQuery({ ...creditQuery(useRequest()), enabled: hasCredit });
  const credit = data?.result?.credit ?? me?.ziro_credit ?? null;
  if (!hasCredit || credit === null) return null;
  const { left, overdue } = credit;
  const isPaused = overdue > 0;
  return (
    <p
      className={
        isPaused
          ? 'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning'
          : 'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken px-3 py-2 text-xs sm:px-4 sm:py-3 sm:text-sm'
      }
    >
      <Wallet size={18} aria-hidden="true" className="shrink-0 max-sm:hidden" />
      <span className="min-w-0 flex-1 tabular-nums">
        {isPaused ? words.overdue(formatPesos(overdue)) : words.left(formatPesos(left))}
      </span>
      <AppLink
        to={`${links.profile}#creditos`}
        className="hit font-semibold text-accent underline underline-offset-2"
      >
        {words.see}
      </AppLink>
    </p>
  );
}
