import { clsx } from 'clsx';
import { lazy, type ReactNode, Suspense } from 'react';
import { useMatches } from 'react-router';
import { ColourCardHost } from '../features/catalogue/colour-card/colour-card-host.tsx';
import { PlaceHost } from '../features/delivery/place/place-host.tsx';
import { useMe } from '../features/identity/me.query.ts';
import { loadPart } from '../lib/load-part.ts';
import { AccountPanel } from './account-panel.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { CategoryPanel } from './category-panel.tsx';
import { DesktopHeader } from './desktop-header.tsx';
import { Footer } from './footer.tsx';
import { frameOf } from './frame.ts';
import { MobileHeader } from './mobile-header.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { PageProgress } from './page-progress.tsx';
import { SellerBar } from './seller-bar.tsx';

const PendingBar = lazy(async () => {
  const part = await loadPart(
    'PendingBar',
    () => import('../features/identity/registration/pending-bar.tsx'),
  );
  return { default: part.PendingBar };
});

/** The frame of every page (§2 Chrome); what of it is drawn depends on the route. */
export function Chrome({ children }: { children: ReactNode }) {
  const frame = frameOf(useMatches().at(-1)?.id ?? '');
  return (
    <PlaceHost>
      <ColourCardHost>
        <PageProgress />
        <div className="sticky top-0 z-30">
          <OfflineBanner />
          <DesktopHeader isPlain={frame === 'plain'} />
          <MobileHeader frame={frame} />
          {frame === 'plain' ? null : <SellerBar />}
        </div>
        {frame === 'plain' ? null : <Pending />}
        <main
          id="main"
          tabIndex={-1}
          className={clsx('min-h-[70dvh] outline-none', frame !== 'plain' && 'pb-4')}
        >
          {children}
        </main>
        <Footer hasBottomBar={frame !== 'plain' && frame !== 'purchase'} />
        {frame === 'plain' || frame === 'purchase' ? null : <BottomBar />}
        <AccountPanel />
        <CategoryPanel />
      </ColourCardHost>
    </PlaceHost>
  );
}

/** Only who waits for an approval fetches what is said of it. */
function Pending() {
  const state = useMe()?.registration ?? null;
  if (state === null || state === 'approved') return null;
  return (
    <Suspense>
      <PendingBar />
    </Suspense>
  );
}
