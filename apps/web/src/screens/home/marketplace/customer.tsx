import { buttonClass } from '@matiz/ui/button-class.ts';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { chromeCopy } from '#copy/chrome.ts';
import { homeCopy as copy } from '#copy/home.ts';
import { HomeLists, MenuBrands, NothingSold, TopCategories } from '#features/catalogue/index.ts';
import { NoCoverageHere } from '#features/delivery/index.ts';
import {
  Announcements,
  BannerCarousel,
  BannerStrip,
  homeBannersQuery,
  loadWelcomeWindow,
} from '#features/marketing/index.ts';
import { loadRestock, useRestock, useRestockedProducts } from '#features/orders/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { DeferredPart, OnceHydrated } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { Part } from '#lib/parts/part.tsx';
import { useServices } from '#lib/services.ts';
import { isGuest, useMe } from '#session/me.query.ts';
import { QuickLinks } from './quick-links.tsx';

export { loadHome as loadScreenData } from './load-home.ts';

const WelcomeWindow = lazyPart(loadWelcomeWindow, 'nowhere');
const RestockPart = lazyPart(loadRestock);

/** MarketplaceHome (§2). */
export function Component() {
  return (
    <div className="flex flex-col gap-6 pb-6 sm:gap-11 sm:pt-5">
      <h1 className="sr-only">{copy.title}</h1>
      <HomeCoverage />
      <Part failsIn="nowhere">
        <Announcements />
      </Part>
      <HomeStart />
      <Part>
        <TopCategories />
      </Part>
      <Part failsIn="nowhere">
        <NothingSold />
      </Part>
      <GuestInvitation />
      <Part>
        <Lists />
      </Part>
      <Part>
        <MenuBrands />
      </Part>
      <OnceHydrated>
        <Welcome />
      </OnceHydrated>
    </div>
  );
}

/** §8, first of all: nothing of what stands below comes there. */
export function HomeCoverage() {
  return (
    <div className="page empty:hidden max-sm:pt-4">
      <NoCoverageHere />
    </div>
  );
}

/** Who has ordered before restocks first; the banners stand lower and smaller then. */
function HomeStart() {
  const isBuyingAgain = useRestock()?.lastOrder != null;
  const banners = (
    <Part failsIn="nowhere">
      <Banners isSmall={isBuyingAgain} />
    </Part>
  );
  return (
    <>
      {isBuyingAgain ? null : banners}
      <RestockOfBuyer />
      <Part>
        <QuickLinks />
      </Part>
      {isBuyingAgain ? banners : null}
    </>
  );
}

/** For who has ordered before: what to order again. */
export function RestockOfBuyer() {
  if (useRestock()?.lastOrder == null) return null;
  return (
    <DeferredPart fallback={<Skeleton className="page h-40" />}>
      <div className="max-sm:pt-4">
        <RestockPart />
      </div>
    </DeferredPart>
  );
}

export function Banners({ isSmall }: { isSmall: boolean }) {
  const { request, platform } = useServices();
  const { data = [] } = useQuery(homeBannersQuery(request, platform.name));
  return (
    <div className="sm:page">
      {isSmall ? <BannerStrip banners={data} /> : <BannerCarousel banners={data} />}
    </div>
  );
}

/** What stands in the part for buying again is not shown a second time. */
export function Lists() {
  return <HomeLists shown={useRestockedProducts()} />;
}

/** It welcomes: anyone who has ordered here needs no offer for a first order. */
function Welcome() {
  const isBuyingFor = useMe()?.customer != null;
  const restock = useRestock();
  const isNew = !isBuyingFor || (restock !== undefined && restock.lastOrder === null);
  return isNew ? <WelcomeWindow /> : null;
}

/** What a visitor gains by logging in, where the prices would be. */
function GuestInvitation() {
  const visitor = useMe();
  if (!isGuest(visitor)) return null;
  return (
    <section className="page">
      <div className="on-dark flex flex-col gap-4 rounded-xl bg-plum p-5 sm:flex-row sm:items-center sm:justify-between sm:p-7">
        <div>
          <h2 className="text-xl sm:text-2xl">{copy.guestTitle}</h2>
          <p className="mt-1 text-white/80">{copy.guestText}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <AppLink
            to={links.login}
            className={buttonClass({ className: '!bg-white !text-ink hover:!bg-ground' })}
          >
            {chromeCopy.login}
          </AppLink>
          <AppLink
            to="/registro"
            className={buttonClass({ className: '!bg-plum-raised !text-white' })}
          >
            {chromeCopy.register}
          </AppLink>
        </div>
      </div>
    </section>
  );
}
