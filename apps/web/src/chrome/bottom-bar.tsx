import { Badge } from '@matiz/ui/badge.tsx';
import { House, LayoutGrid, LogIn, type LucideIcon, Search, ShoppingBag, User } from 'lucide-react';
import { useLocation } from 'react-router';
import { chromeCopy as copy } from '#copy/chrome.ts';
import { useCartUnits } from '#features/buying/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { scrollManner } from '#lib/page/scroll-manner.ts';
import { isGuest, useMe } from '#session/me.query.ts';
import { accountPanel } from './account/account-panel.tsx';

/** The phone's five destinations, always with their names. */
export function BottomBar() {
  const visitor = useMe();
  const units = useCartUnits();
  return (
    <nav
      aria-label={copy.bottomMenu}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-lg grid-cols-5">
        <Tab to={links.home} under="/home/marketplace" icon={House} label={copy.tabHome} />
        <Tab
          to={links.categories}
          under="/home/categories"
          icon={LayoutGrid}
          label={copy.tabCategories}
        />
        <Tab to={links.search} under="/home/search" icon={Search} label={copy.tabSearch} />
        <Tab
          to={links.cart}
          under="/home/cart"
          icon={ShoppingBag}
          label={copy.tabCart}
          count={units}
        />
        {isGuest(visitor) ? (
          <Tab to={links.login} under="/login" icon={LogIn} label={copy.tabLogin} />
        ) : (
          <li className="contents">
            <button type="button" popoverTarget={accountPanel} className={tab}>
              <User size={22} aria-hidden="true" />
              {copy.tabProfile}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

const tab =
  'relative flex flex-col items-center justify-center gap-1 text-2xs font-medium text-ink-soft aria-[current]:font-semibold aria-[current]:!text-accent';

function Tab({
  to,
  under,
  icon: Drawing,
  label,
  count = 0,
}: {
  to: string;
  /** The tab stands for every address that begins like this; `answer-taps` reads it too. */
  under: string;
  icon: LucideIcon;
  label: string;
  count?: number;
}) {
  const { pathname } = useLocation();
  const isCurrent = pathname.startsWith(under);
  return (
    <li className="contents">
      <AppLink
        to={to}
        data-under={under}
        aria-current={isCurrent ? 'page' : undefined}
        className={tab}
        onClick={(event) => {
          // The tab where one stands leads back to its top.
          if (!isCurrent || pathname.replace(/\/$/, '') !== under) return;
          event.preventDefault();
          window.scrollTo({ top: 0, behavior: scrollManner() });
        }}
      >
        <span className="relative">
          <Drawing size={22} aria-hidden="true" strokeWidth={isCurrent ? 2.4 : 2} />
          {count > 0 ? (
            <span className="absolute -top-2 left-3">
              <Badge count={count} />
            </span>
          ) : null}
        </span>
        <span aria-hidden={count > 0}>{label}</span>
        {count > 0 ? <span className="sr-only">{copy.cartWith(count)}</span> : null}
      </AppLink>
    </li>
  );
}
