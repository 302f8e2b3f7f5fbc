import { buttonClass } from '@matiz/ui/button-class.ts';
import { MatizLogo } from '@matiz/ui/matiz-logo.tsx';
import { ArrowLeft, Search } from 'lucide-react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { chromeCopy as copy } from '#copy/chrome.ts';
import { useToneOpener } from '#features/catalogue/index.ts';
import { SearchBox } from '#features/search/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { metaOf } from '#lib/page/page-meta.ts';
import { isGuest, useMe } from '#session/me.query.ts';
import { GuestButton } from './account/account-button.tsx';
import { CartLink } from './cart-link.tsx';
import { DeliveryLocation } from './delivery-location.tsx';
import type { Frame } from './frame.ts';

/** Below 64 rem: one bar that says what the route needs (§2, variants per route). */
export function MobileHeader({ frame }: { frame: Frame }) {
  return (
    <header className="border-b border-line bg-surface lg:hidden">
      <div className="page flex min-h-14 items-center gap-2">
        <Bar frame={frame} />
      </div>
      {frame === 'home' ? (
        <div className="page pb-2.5">
          <SearchField />
        </div>
      ) : null}
    </header>
  );
}

function Bar({ frame }: { frame: Frame }) {
  const tones = useToneOpener();
  const visitor = useMe();
  const isAsking = useLocation().pathname === links.search;
  switch (frame) {
    case 'plain':
      return <PlainBar />;
    case 'home':
      return (
        <>
          <AppLink to={links.home} aria-label={copy.home} className="rounded-sm">
            <MatizLogo className="h-7" />
          </AppLink>
          <span className="ml-auto min-w-0">
            <DeliveryLocation />
          </span>
          {isGuest(visitor) ? (
            <span className="-mr-2.5">
              <GuestButton />
            </span>
          ) : null}
        </>
      );
    case 'search':
      return (
        <>
          <BackButton />
          <div className="flex-1">
            <SearchBox tone="sunken" autoFocus={isAsking} tones={tones} />
          </div>
        </>
      );
    case 'purchase':
      return <TitleBar />;
    case 'inner':
    case 'goods':
      return (
        <>
          <BackButton />
          <div className="min-w-0 flex-1">
            <SearchField />
          </div>
          <CartLink />
        </>
      );
  }
}

function PlainBar() {
  const visitor = useMe();
  const { pathname } = useLocation();
  return (
    <>
      <AppLink to="/" aria-label={copy.home} className="rounded-sm">
        <MatizLogo className="h-7" />
      </AppLink>
      {isGuest(visitor) ? (
        <span className="-mr-2.5 ml-auto flex items-center gap-1">
          {pathname === links.login ? null : (
            <AppLink to={links.login} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              {copy.login}
            </AppLink>
          )}
          <GuestButton />
        </span>
      ) : null}
    </>
  );
}

function TitleBar() {
  const { title } = metaOf(useMatches());
  return (
    <>
      <BackButton />
      <p className="truncate font-display text-lg font-semibold">{title}</p>
    </>
  );
}

/** Looks like the search field and leads to the page that has it. */
function SearchField() {
  return (
    <AppLink
      to={links.search}
      className="hit flex h-10 items-center gap-2.5 rounded-full bg-ground px-4 text-base text-ink-faint shadow-[inset_0_0_0_1px_var(--color-line-strong)]"
    >
      <Search size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <span className="truncate">{copy.search}</span>
    </AppLink>
  );
}

/** Back in this visit; from a shared link, to the start. */
function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <AppLink
      to={links.home}
      aria-label={copy.back}
      className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full"
      onClick={(event) => {
        if (key === 'default') return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <ArrowLeft size={22} aria-hidden="true" />
    </AppLink>
  );
}
