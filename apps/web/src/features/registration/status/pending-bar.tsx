import { Hourglass, Store } from 'lucide-react';
import { useLocation } from 'react-router';
import { pendingCopy as copy } from '#copy/pending.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { isSeller, owesData, useMe } from '#session/me.query.ts';

/** A business that may not order yet is told so, quietly, wherever it is. */
export function PendingBar() {
  const visitor = useMe();
  const { pathname, search } = useLocation();
  const state = visitor?.registration ?? null;
  if (!visitor || state === null || state === 'approved') return null;
  const isForCustomer = isSeller(visitor);
  const business = visitor.customer?.businessName ?? '';
  const owes = owesData(visitor);
  // The cart says what is missing, and by name.
  if (owes && pathname === links.cart) return null;
  const Icon = owes ? Store : Hourglass;
  return (
    <section aria-label={copy.barLabel} className="bg-presale-soft text-presale">
      <div className="page flex min-h-11 items-center gap-3 py-1.5 text-sm">
        <Icon size={17} aria-hidden="true" className="shrink-0" />
        <p className="min-w-0 flex-1">
          {isForCustomer ? copy.barFor[state](business) : copy.bar[state]}
        </p>
        {isForCustomer ? null : (
          <AppLink
            to={
              owes ? links.completeRegistration(`${pathname}${search}`) : links.registrationStatus
            }
            className="hit shrink-0 rounded-xs font-semibold underline underline-offset-4"
          >
            {owes ? copy.complete : copy.see}
          </AppLink>
        )}
      </div>
    </section>
  );
}
