import type { Credit } from '@matiz/contracts/identity.ts';
import { formatDocument } from '@matiz/domain/identity/document.ts';
import { initialsOf } from '@matiz/domain/identity/person.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { Avatar } from '@matiz/ui/avatar.tsx';
import { Spinner } from '@matiz/ui/spinner.tsx';
import { Tag } from '@matiz/ui/tag.tsx';
import { ChevronRight } from 'lucide-react';
import { portfolioCopy } from '#copy/identity/portfolio.ts';
import { profileCopy as copy } from '#copy/identity/profile.ts';
import type { SellerCustomer } from './seller-customers.query.ts';

interface CustomerRowProps {
  readonly customer: SellerCustomer;
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
  readonly onSelect: () => void;
}

/** A customer to order for: who it is, how to tell them apart, when they last ordered. */
export function CustomerRow({ customer, isCurrent, isBusy, onSelect }: CustomerRowProps) {
  const { name, last_name, businessName, documentType, city, lastOrderAt, credit } = customer;
  return (
    <button
      type="button"
      onClick={onSelect}
      aria-current={isCurrent || undefined}
      aria-busy={isBusy || undefined}
      className="flex w-full items-center gap-3 rounded-lg bg-surface p-4 text-left shadow-card transition-shadow hover:shadow-lift aria-[current]:shadow-[inset_0_0_0_2px_var(--color-accent)] sm:gap-4"
    >
      <Avatar initials={initialsOfBusiness(businessName)} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{businessName}</span>
          {isCurrent ? <Tag kind="available">{copy.current}</Tag> : null}
          {customer.hasCoverage ? null : <Tag kind="sold-out">{copy.noCoverage}</Tag>}
        </span>
        <span className="block text-sm text-ink-soft">
          {[city, `${name} ${last_name}`.trim()].filter(Boolean).join(' · ')}
        </span>
        <span className="block text-xs text-ink-faint tabular-nums">
          {customer.documentNumber === ''
            ? null
            : copy.document(documentType, formatDocument(documentType, customer.documentNumber))}
          <span className="block sm:hidden">{describeLastOrder(lastOrderAt)}</span>
          {credit ? <span className="block">{describeCredit(credit)}</span> : null}
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-1">
        <Tag kind="neutral">{customer.loyalty}</Tag>
        <span className="hidden text-xs text-ink-soft sm:block">
          {describeLastOrder(lastOrderAt)}
        </span>
      </span>
      <span className="grid size-5 shrink-0 place-items-center text-ink-faint">
        {isBusy ? <Spinner size={18} /> : <ChevronRight size={20} aria-hidden="true" />}
      </span>
    </button>
  );
}

/** `Salón Amapola` as SA; a business of one word by its first letter. */
function initialsOfBusiness(businessName: string): string {
  const [name = '', lastName = ''] = businessName.trim().split(/\s+/);
  return initialsOf({ name, last_name: lastName });
}

function describeCredit({ left, used, overdue }: Credit): string {
  const { creditLeft, owes, paidUp, overdue: late } = portfolioCopy;
  const debt = overdue > 0 ? late(overdue) : used > 0 ? owes(used) : paidUp;
  return `${portfolioCopy.credit}: ${creditLeft(left)} · ${debt}`;
}

function describeLastOrder(at: string | null): string {
  return at === null ? copy.neverOrdered : copy.lastOrder(formatDate(at));
}
