import { useLocation } from 'react-router';
import { chromeCopy as copy } from '#copy/chrome.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { selectCustomerPath } from '#lib/page/return-path.ts';
import { isSeller, useMe } from '#session/me.query.ts';

/** A seller always sees for whom the order is. */
export function SellerBar() {
  const visitor = useMe();
  const { pathname, search } = useLocation();
  if (!isSeller(visitor) || pathname === '/home/select-customer') return null;
  const customer = visitor?.customer;
  return (
    <section aria-label={copy.orderingFor} className="on-dark bg-plum">
      <div className="page flex min-h-11 items-center justify-between gap-4 text-sm">
        <p className="truncate">
          {customer ? (
            <>
              {copy.orderingFor}{' '}
              <strong>
                {customer.businessName} – {customer.city}
              </strong>
            </>
          ) : (
            copy.noCustomer
          )}
        </p>
        <AppLink
          to={selectCustomerPath(`${pathname}${search}`)}
          className="hit shrink-0 rounded-sm font-semibold text-presale-bright underline-offset-4 hover:underline"
        >
          {customer ? copy.change : copy.choose}
        </AppLink>
      </div>
    </section>
  );
}
