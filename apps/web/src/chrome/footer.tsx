import type { DecidedMenus } from '@matiz/contracts/catalogue/menus.ts';
import { MatizLogo } from '@matiz/ui/matiz-logo.tsx';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { chromeCopy as copy } from '#copy/chrome.ts';
import { footerCopy } from '#copy/footer.ts';
import { menuQuery } from '#features/catalogue/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { KeptMarkup } from '#lib/parts/kept-markup.tsx';
import { useRequest } from '#lib/services.ts';
import { entryOf, leadsOut } from './menu-entry.ts';

/** As staff never decided otherwise: `usualMenus` of the domain. */
const columns = [
  {
    name: 'shop',
    title: footerCopy.shop,
    entries: [
      [copy.allCategories, links.categories],
      [copy.brands, links.brands],
      [copy.offers, links.offers],
      [copy.newProducts, links.newProducts],
    ],
  },
  {
    name: 'house',
    title: footerCopy.house,
    entries: [
      [copy.loyaltyPlan, links.loyalty],
      [copy.help, links.support],
      [copy.terms, links.terms],
    ],
  },
] as const;

interface FooterProps {
  readonly hasBottomBar: boolean;
  /** Where something is being bought a phone shows no more than who sells. */
  readonly isShort: boolean;
  /** On the way to an order that holds at any size. */
  readonly isPurchase: boolean;
}

export function Footer(props: FooterProps) {
  const { data: menu } = useQuery(menuQuery(useRequest()));
  const { seller = null, menus = {} } = menu ?? {};
  const shown = { ...props, seller, menus, year: new Date().getFullYear() };
  return (
    <KeptMarkup kind="footer" of={shown}>
      <FooterRows {...shown} />
    </KeptMarkup>
  );
}

function FooterRows({
  hasBottomBar,
  isShort,
  isPurchase,
  seller,
  menus,
  year,
}: FooterProps & {
  readonly seller: string | null;
  readonly menus: DecidedMenus;
  readonly year: number;
}) {
  return (
    <footer
      className={clsx(
        'on-dark bg-plum',
        isShort ? 'mt-4 lg:mt-10' : 'mt-10',
        hasBottomBar && 'pb-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))]',
      )}
    >
      {isPurchase ? null : (
        <div
          className={clsx(
            'page grid grid-cols-2 gap-8 py-10 sm:grid-cols-[2fr_1fr_1fr] sm:py-12',
            isShort && 'max-lg:hidden',
          )}
        >
          <div className="max-sm:col-span-2">
            <MatizLogo onDark className="h-8" />
            <p className="mt-4 max-w-sm text-sm text-white/75">{footerCopy.text}</p>
          </div>
          {columns.map(({ name, title, entries }) => (
            <nav key={title} aria-label={title}>
              <p className="text-sm font-semibold">{title}</p>
              <ul className="mt-2">
                {(
                  menus[name]?.map(entryOf) ??
                  entries.map(([label, to]) => [label, to, undefined] as const)
                ).map(([label, to, on]) => (
                  <li
                    key={label}
                    className={
                      on === 'phone' ? 'lg:hidden' : on === 'desktop' ? 'max-lg:hidden' : undefined
                    }
                  >
                    <AppLink
                      to={to}
                      {...leadsOut(to)}
                      className="inline-block py-2 text-sm text-white/75 hover:text-white hover:underline"
                    >
                      {label}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      )}
      <div className="border-t border-white/15">
        <div className="page flex flex-wrap justify-between gap-x-6 gap-y-1 py-5 text-xs text-white/65">
          <p suppressHydrationWarning>
            {footerCopy.rights(year)}. {footerCopy.pricesWithTax}
          </p>
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            {isPurchase ? null : (
              <a
                href={footerCopy.authorityAddress}
                target="_blank"
                rel="noreferrer"
                className="hit hover:text-white hover:underline"
              >
                {footerCopy.authority}
              </a>
            )}
            {footerCopy.source}
          </p>
          {seller ? <p className="basis-full">{seller}</p> : null}
        </div>
      </div>
    </footer>
  );
}
