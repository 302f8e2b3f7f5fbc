import { SkipLink } from '@matiz/ui/layout/skip-link.tsx';
import { type LoaderFunctionArgs, Outlet, ScrollRestoration } from 'react-router';
import { AfterNavigation } from './after-navigation.tsx';
import { Chrome } from './chrome/chrome.tsx';
import { loadChrome } from './chrome/load-chrome.ts';
import { loadForcedUpdate } from './features/shop/index.ts';
import { scrollPositions } from './lib/page/scroll-position.ts';
import { OnceHydrated } from './lib/parts/deferred-part.tsx';
import { lazyPart } from './lib/parts/lazy-part.tsx';
import { servicesContext, useServices } from './lib/services.ts';

const ForcedUpdate = lazyPart(loadForcedUpdate, 'nowhere');
/** Fetched as soon as the page is awake: what is said until then waits in its store. */
const Toaster = lazyPart(
  async () => (await import('@matiz/ui/overlays/toaster.tsx')).Toaster,
  'nowhere',
);

/** Before each navigation: coverage and loyalty (§2), and what header and footer show. */
export async function loadRoot({ context }: LoaderFunctionArgs): Promise<null> {
  await loadChrome(context.get(servicesContext));
  return null;
}

/** The frame of every page. */
export function Root() {
  const { platform } = useServices();
  return (
    <>
      <SkipLink target="main" />
      <Chrome>
        <Outlet />
      </Chrome>
      <OnceHydrated>
        <Toaster />
        {platform.isNative ? <ForcedUpdate /> : null}
      </OnceHydrated>
      <AfterNavigation />
      <ScrollRestoration getKey={keyOfPlace} storageKey={scrollPositions} />
    </>
  );
}

/** Back returns to the same place; a link to the same list with another order starts at its top. */
function keyOfPlace(location: { key: string }): string {
  return location.key;
}
