import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { ColourCardHost } from '#features/catalogue/index.ts';
import { LocationHost } from '#features/delivery/index.ts';
import { PromotionBar } from '#features/marketing/index.ts';
import { loadPendingBar } from '#features/registration/index.ts';
import { DeferredPart, OnceHydrated } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { Part } from '#lib/parts/part.tsx';
import { isSeller, useMe } from '#session/me.query.ts';
import { AccountPanel } from './account/account-panel.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { DesktopHeader } from './desktop-header.tsx';
import { frameOf, hasTabs } from './frame.ts';
import { MobileHeader } from './mobile-header.tsx';
import { NoScriptNotice } from './no-script-notice.tsx';

const SellerBar = lazyPart(
  async () => (await loadPart('SellerBar', () => import('./seller-bar.tsx'))).SellerBar,
);

/** The end of a page: nobody sees it first, and what the server drew of it stands meanwhile. */
const Footer = lazyPart(
  async () => (await loadPart('Footer', () => import('./footer.tsx'))).Footer,
  'nowhere',
);

/** Of the keyboard: nobody waits for it. */
const Shortcuts = lazyPart(
  async () => (await import('./shortcuts/shortcuts.tsx')).Shortcuts,
  'nowhere',
);

/** Fetched as soon as the page is awake: later it could not be. */
export const LateOfflineBanner = lazyPart(
  async () => (await import('./offline/offline-banner.tsx')).OfflineBanner,
  'nowhere',
);

const PendingBar = lazyPart(
  async () => (await loadPart('PendingBar', loadPendingBar)).PendingBar,
  'nowhere',
);

/** The frame of every page (§2 Chrome); what of it is drawn depends on the route. */
export function Chrome({ children }: { children: ReactNode }) {
  const path = useMatches().at(-1)?.id ?? '';
  const frame = frameOf(path);
  return (
    <LocationHost>
      <ColourCardHost>
        <NoScriptNotice />
        {frame === 'plain' || frame === 'purchase' ? null : (
          <Part failsIn="nowhere">
            <PromotionBar />
          </Part>
        )}
        <div className="sticky top-[env(safe-area-inset-top)] z-30">
          <OnceHydrated>
            <LateOfflineBanner />
          </OnceHydrated>
          <Part>
            <DesktopHeader isPlain={frame === 'plain'} isPurchase={frame === 'purchase'} />
          </Part>
          <Part>
            <MobileHeader frame={frame} />
          </Part>
          {frame === 'plain' ? null : <ForSellers />}
        </div>
        {frame === 'plain' ? null : <Pending />}
        <main
          id="main"
          tabIndex={-1}
          className={clsx('min-h-[70dvh] outline-none', frame !== 'plain' && 'pb-4')}
        >
          {children}
        </main>
        <DeferredPart fallback={<div className="on-dark mt-10 h-80 bg-plum" />}>
          <Footer
            hasBottomBar={hasTabs(frame) || frame === 'goods'}
            isShort={frame === 'purchase' || path.startsWith('/home/cart')}
            isPurchase={frame === 'purchase'}
          />
        </DeferredPart>
        {hasTabs(frame) ? (
          <Part>
            <BottomBar />
          </Part>
        ) : null}
        <OnceHydrated>
          <Shortcuts />
        </OnceHydrated>
        <Part failsIn="nowhere">
          <AccountPanel />
        </Part>
        <Part failsIn="nowhere">
          <CategoryPanel />
        </Part>
      </ColourCardHost>
    </LocationHost>
  );
}

/** Only who waits for an approval fetches what is said of it. */
function Pending() {
  const state = useMe()?.registration ?? null;
  if (state === null || state === 'approved') return null;
  return (
    <DeferredPart>
      <PendingBar />
    </DeferredPart>
  );
}

/** Whom a seller orders for; nobody else has to wait for its code. */
function ForSellers() {
  return isSeller(useMe()) ? (
    <DeferredPart>
      <SellerBar />
    </DeferredPart>
  ) : null;
}
