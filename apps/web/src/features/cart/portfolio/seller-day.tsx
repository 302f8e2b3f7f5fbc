import { MapPinned } from 'lucide-react';
import { portfolioCopy as copy } from '#copy/identity/portfolio.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { Part } from '#lib/parts/part.tsx';
import { routeAddress } from '../route/route-address.ts';
import { Portfolio } from './portfolio-list.tsx';
import { RecentCustomers, SellerDrafts } from './seller-drafts.tsx';

/** What a seller's day is made of: for whom they worked last, what they left open, their customers. */
export function SellerDay() {
  return (
    <div className="flex flex-col gap-8">
      <RouteLink />
      <Part failsIn="nowhere">
        <RecentCustomers />
      </Part>
      <Part failsIn="nowhere">
        <SellerDrafts />
      </Part>
      <Part>
        <Portfolio />
      </Part>
    </div>
  );
}

/** Before the first visit of the day: what is needed where there is no connection. */
function RouteLink() {
  return (
    <div className="page">
      <AppLink
        to={routeAddress}
        className="flex items-center gap-3 rounded-lg bg-surface p-4 shadow-card hover:shadow-lift"
      >
        <MapPinned size={24} aria-hidden="true" className="shrink-0 text-accent" />
        <span>
          <span className="block font-semibold">{copy.route}</span>
          <span className="block text-sm text-ink-soft">{copy.routeText}</span>
        </span>
      </AppLink>
    </div>
  );
}
