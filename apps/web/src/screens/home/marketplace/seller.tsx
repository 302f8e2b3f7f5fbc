import { shortName } from '@matiz/domain/identity/person.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { homeCopy as copy } from '#copy/home.ts';
import { MenuBrands, TopCategories } from '#features/catalogue/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { Part } from '#lib/parts/part.tsx';
import { useMe } from '#session/me.query.ts';
import { Banners, Lists, Restock } from './customer.tsx';
import { QuickLinks } from './quick-links.tsx';

export { loadHome as loadScreenData } from './load-home.ts';

/** MarketplaceHomeSeller (§2): first for whom, then the same shop as that customer sees it. */
export function Component() {
  return (
    <div className="flex flex-col gap-8 pt-5 pb-6 sm:gap-11">
      <Part>
        <WorkingCustomer />
      </Part>
      <Restock />
      <Part>
        <QuickLinks />
      </Part>
      <Part>
        <TopCategories />
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
      <div className="flex flex-col gap-5 rounded-xl bg-surface p-5 shadow-card sm:flex-row sm:items-center sm:justify-between sm:p-7">
        <div>
          <h1 className="text-2xl sm:text-3xl">
            {customer
              ? copy.sellerFor(customer.businessName)
              : copy.sellerTitle(shortName(user.name))}
          </h1>
          <p className="mt-1.5 text-ink-soft">
            {customer
              ? `${customer.city}, ${customer.state} · ${customer.trade_type}. ${copy.sellerText}`
              : copy.sellerNone}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <AppLink
            to="/home/select-customer"
            className={buttonClass({ variant: customer ? 'secondary' : 'primary' })}
          >
            {customer ? copy.sellerChange : copy.sellerChoose}
          </AppLink>
          {customer ? (
            <AppLink to={links.cart} className={buttonClass()}>
              {copy.sellerCart}
            </AppLink>
          ) : null}
        </div>
      </div>
    </section>
  );
}
