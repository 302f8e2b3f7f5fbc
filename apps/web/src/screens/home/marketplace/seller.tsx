import { shortName } from '@matiz/domain/identity/person.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import { homeCopy as copy } from '#copy/home.ts';
import { LateSellerDay, readPortfolioFilter } from '#features/cart/index.ts';
import { MenuBrands, NothingSold, TopCategories } from '#features/catalogue/index.ts';
import { sellerCustomersQuery, sellerDayQuery } from '#features/identity/index.ts';
import { Announcements } from '#features/marketing/index.ts';
import { startPages, startQuery } from '#lib/network/start-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { Part } from '#lib/parts/part.tsx';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useMe } from '#session/me.query.ts';
import { Banners, HomeCoverage, Lists, RestockOfBuyer } from './customer.tsx';
import { loadHome } from './load-home.ts';
import { QuickLinks } from './quick-links.tsx';

const day = 'src/features/cart/portfolio/seller-day.tsx';

export async function loadScreenData(services: ScreenArgs): Promise<PageMeta> {
  const { request, url } = services;
  const filter = readPortfolioFilter(url.searchParams);
  const [meta] = await Promise.all([
    loadHome(services),
    // The day may fail on its own: the shop below stands.
    startQuery(services, sellerDayQuery(request)).catch(() => undefined),
    startPages(services, sellerCustomersQuery(request, '', filter)),
  ]);
  return { ...meta, parts: [day] };
}

/** MarketplaceHomeSeller (§2): a working day, and then the same shop as the customer sees it. */
export function Component() {
  return (
    <div className="flex flex-col gap-8 pb-6 sm:gap-11 sm:pt-5">
      <HomeCoverage />
      <Part failsIn="nowhere">
        <Announcements />
      </Part>
      <Part>
        <WorkingCustomer />
      </Part>
      <DeferredPart
        fallback={
          <div className="page">
            <ListSkeleton rows={4} />
          </div>
        }
      >
        <LateSellerDay />
      </DeferredPart>
      <RestockOfBuyer />
      <Part>
        <QuickLinks />
      </Part>
      <Part>
        <TopCategories />
      </Part>
      <Part failsIn="nowhere">
        <NothingSold />
      </Part>
      <Part>
        <Lists />
      </Part>
      <Part failsIn="nowhere">
        <Banners isSmall />
      </Part>
      <Part>
        <MenuBrands />
      </Part>
    </div>
  );
}

function WorkingCustomer() {
  const visitor = useMe();
  if (!visitor) return null;
  const { customer, user } = visitor;
  return (
    <section className="page">
      <div className="flex flex-col gap-4 rounded-xl bg-surface p-4 shadow-card sm:flex-row sm:items-center sm:justify-between sm:p-7">
        <div>
          <h1 className="text-xl sm:text-3xl">
            {customer
              ? copy.sellerFor(customer.businessName)
              : copy.sellerTitle(shortName(user.name))}
          </h1>
          <p className="mt-1 text-sm text-ink-soft sm:text-base">
            {customer
              ? `${customer.city} · ${customer.trade_type}. ${copy.sellerText}`
              : copy.sellerNone}
          </p>
        </div>
        <div className="flex gap-2 sm:gap-3">
          <AppLink
            to={links.selectCustomer}
            className={buttonClass({
              variant: customer ? 'secondary' : 'primary',
              className: 'max-sm:flex-1 max-sm:px-3',
            })}
          >
            {customer ? copy.sellerChange : copy.sellerChoose}
          </AppLink>
          {customer ? (
            <AppLink
              to={links.cart}
              className={buttonClass({ className: 'max-sm:flex-1 max-sm:px-3' })}
            >
              {copy.sellerCart}
            </AppLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
