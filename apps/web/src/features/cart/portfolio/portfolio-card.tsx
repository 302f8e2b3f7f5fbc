import type { SellerCustomer } from '@matiz/contracts/identity/seller-customers.ts';
import { idleAfterDays } from '@matiz/domain/identity/portfolio.ts';
import { Tag } from '@matiz/ui/tag.tsx';
import { clsx } from 'clsx';
import { Phone } from 'lucide-react';
import { portfolioCopy as copy } from '#copy/identity/portfolio.ts';
import { profileCopy } from '#copy/identity/profile.ts';
import { nameOfLine } from '#features/buying/index.ts';
import { PortfolioActions, type PortfolioActionsProps } from './portfolio-actions.tsx';

interface PortfolioCardProps extends PortfolioActionsProps {
  readonly isCurrent: boolean;
}

/** A customer of the seller's: what a call needs to know, and the two ways to an order. */
export function PortfolioCard(props: PortfolioCardProps) {
  const { customer, isCurrent } = props;
  const { businessName, city, name, last_name, phone, idleDays } = customer;
  const isIdle = idleDays === null || idleDays >= idleAfterDays;
  return (
    <article
      aria-label={businessName}
      className={clsx(
        'flex h-full flex-col rounded-lg bg-surface p-4 shadow-card',
        isCurrent && 'outline-2 -outline-offset-2 outline-accent',
      )}
    >
      <header className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="font-text text-base leading-6 font-semibold tracking-normal">
            {businessName}
          </h3>
          <p className="text-sm text-ink-soft">
            {city} · {name} {last_name}
          </p>
        </div>
        {phone ? (
          <a
            href={`tel:${phone}`}
            aria-label={copy.call(businessName)}
            className="hit grid size-9 shrink-0 place-items-center rounded-full text-accent hover:bg-accent-soft"
          >
            <Phone size={18} aria-hidden="true" />
          </a>
        ) : null}
      </header>
      <p className="mt-2 flex flex-wrap gap-1.5">
        <Tag kind={isIdle ? 'offer' : 'neutral'}>{lastOrder(idleDays)}</Tag>
        <Tag kind="neutral">{customer.loyalty}</Tag>
        {customer.draftUnits > 0 ? (
          <Tag kind="presale">{copy.draftUnits(customer.draftUnits)}</Tag>
        ) : null}
        {isCurrent ? <Tag kind="available">{profileCopy.current}</Tag> : null}
        {customer.hasCoverage ? null : <Tag kind="sold-out">{profileCopy.noCoverage}</Tag>}
      </p>
      <Usual usual={customer.usual} />
      <Credit credit={customer.credit} />
      <PortfolioActions {...props} />
    </article>
  );
}

function lastOrder(idleDays: number | null): string {
  return idleDays === null ? copy.never : copy.daysAgo(idleDays);
}

function Usual({ usual }: Pick<SellerCustomer, 'usual'>) {
  if (usual === null) return null;
  const { from, products, lines, amount } = usual;
  return (
    <div className="mt-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3 text-ink-soft">
        <span>{from === 'usual' ? copy.usual(products) : copy.last(products)}</span>
        <span className="tabular-nums">{copy.perOrder(amount)}</span>
      </p>
      <p className="line-clamp-2">
        {lines.map((line) => copy.usualLine(line.quantity, nameOfLine(line))).join(', ')}
      </p>
    </div>
  );
}

function Credit({ credit }: Pick<SellerCustomer, 'credit'>) {
  if (credit === null) return null;
  const { left, used, overdue } = credit;
  return (
    <p className="mt-2 text-sm tabular-nums">
      <span className="text-ink-soft">{copy.credit}: </span>
      {copy.creditLeft(left)} · {used > 0 ? copy.owes(used) : copy.paidUp}
      {overdue > 0 ? (
        <strong className="font-semibold text-danger"> · {copy.overdue(overdue)}</strong>
      ) : null}
    </p>
  );
}
