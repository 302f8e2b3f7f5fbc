import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { ColourCardHost } from '../features/catalogue/colour-card/colour-card-host.tsx';
import { PlaceHost } from '../features/delivery/place/place-host.tsx';
import { PendingBar } from '../features/identity/registration/pending-bar.tsx';
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
        {frame === 'plain' ? null : <PendingBar />}
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
