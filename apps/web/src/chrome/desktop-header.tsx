import { buttonClass } from '@matiz/ui/button-class.ts';
import { MatizLogo } from '@matiz/ui/matiz-logo.tsx';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, LayoutGrid, ListPlus } from 'lucide-react';
import { chromeCopy as copy } from '#copy/chrome.ts';
import { menuQuery, useToneOpener } from '#features/catalogue/index.ts';
import { SearchBox } from '#features/search/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { isGuest, useMe } from '#session/me.query.ts';
import { AccountButton, GuestButton } from './account/account-button.tsx';
import { CartLink } from './cart-link.tsx';
import { categoryPanel } from './category-panel.tsx';
import { DeliveryLocation } from './delivery-location.tsx';
import { entryOf, leadsOut } from './menu-entry.ts';

/** As staff never decided otherwise: `usualMenus` of the domain. */
const sections = [
  [copy.offers, links.offers],
  [copy.newProducts, links.newProducts],
  [copy.bestsellers, links.bestsellers],
  [copy.combos, links.combos()],
  [copy.brands, links.brands],
] as const;

/** From 64 rem on: logo, delivery location, search, profile, cart (§2), and the sections below. */
export function DesktopHeader({ isPlain, isPurchase }: { isPlain: boolean; isPurchase: boolean }) {
  const tones = useToneOpener();
  const visitor = useMe();
  const { data: menu } = useQuery(menuQuery(useRequest()));
  if (isPurchase) return <PurchaseHeader />;
  return (
    <header className="hidden border-b border-line bg-surface lg:block">
      <div className="page flex h-18 items-center gap-6">
        <AppLink to={isPlain ? '/' : links.home} aria-label={copy.home} className="rounded-sm">
          <MatizLogo className="h-9" />
        </AppLink>
        {isPlain ? null : <DeliveryLocation />}
        <div className="mx-auto w-full max-w-xl flex-1">
          <SearchBox tone="sunken" tones={tones} />
        </div>
        {isGuest(visitor) ? (
          <div className="-mx-2 flex items-center gap-1">
            <AppLink to={links.login} className={buttonClass({ variant: 'quiet' })}>
              {copy.login}
            </AppLink>
            <GuestButton />
          </div>
        ) : (
          <AccountButton />
        )}
        <CartLink />
      </div>
      {isPlain ? null : (
        <nav aria-label={copy.mainMenu} className="page flex h-11 items-center gap-7 text-sm">
          <button
            type="button"
            popoverTarget={categoryPanel}
            className="hit flex items-center gap-2 rounded-sm font-semibold hover:text-accent"
          >
            <LayoutGrid size={17} aria-hidden="true" />
            {copy.categoriesMenu}
            <ChevronDown size={15} aria-hidden="true" />
          </button>
          {(menu?.menus?.header?.map(entryOf) ?? sections).map(([label, to]) => (
            <AppLink
              key={label}
              to={to}
              {...leadsOut(to)}
              className="hit rounded-sm font-medium text-ink-soft hover:text-accent"
            >
              {label}
            </AppLink>
          ))}
          {isGuest(visitor) ? null : (
            <AppLink
              to={links.quickOrder}
              className="hit ml-auto flex items-center gap-2 rounded-sm font-semibold hover:text-accent"
            >
              <ListPlus size={17} aria-hidden="true" />
              {copy.quickOrder}
            </AppLink>
          )}
        </nav>
      )}
    </header>
  );
}

/** While one buys: whose shop it is, back to the cart, and whom to ask. Nothing else leads away. */
function PurchaseHeader() {
  return (
    <header className="hidden border-b border-line bg-surface lg:block">
      <div className="page flex h-16 items-center gap-8">
        <AppLink to={links.home} aria-label={copy.home} className="mr-auto rounded-sm">
          <MatizLogo className="h-8" />
        </AppLink>
        <AppLink to={links.cart} className={away}>
          {copy.backToCart}
        </AppLink>
        <AppLink to={links.support} className={away}>
          {copy.help}
        </AppLink>
      </div>
    </header>
  );
}

const away = 'hit rounded-sm text-sm font-semibold text-ink-soft hover:text-accent';
