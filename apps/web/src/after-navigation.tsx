import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { links } from './lib/page/links.ts';
import { composeTitle, metaOf } from './lib/page/page-meta.ts';
import { addCampaign } from './lib/page/reference.ts';
import type { RouteHandle } from './lib/page/route.ts';
import { useServices } from './lib/services.ts';

/**
 * What §2 asks for after each navigation: reference and campaign stay in the address, the title is
 * set, the page view is counted. Focus moves to the new page and its title is said aloud.
 */
export function AfterNavigation() {
  const { platform, analytics } = useServices();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const matches = useMatches();
  const title = composeTitle(metaOf(matches));
  const [announced, announce] = useState('');
  const shown = useRef({ pathname, isFirst: true });

  useEffect(() => {
    document.title = title;
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each address
  useEffect(() => {
    if (state !== 'idle') return;
    const kept = addCampaign(platform, window.location.href);
    if (kept !== null) window.history.replaceState(window.history.state, '', kept);
  }, [platform, pathname, search, state]);

  const counted = countedPath(matches, pathname);
  useEffect(() => {
    if (state === 'idle') analytics.pageView({ path: counted, title });
  }, [analytics, counted, state, title]);

  useEffect(() => {
    const { isFirst, pathname: before } = shown.current;
    shown.current = { pathname, isFirst: false };
    if (isFirst || before === pathname) return;
    announce(title);
    // A window over the page, or the page's own field, keeps the focus that it took.
    const taken = document.activeElement;
    if (taken?.closest('[role="dialog"], #main input') || pathname === links.search) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, title]);

  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}

/** What opens an account stands in no statistics. */
const secret = /:(recoveryToken|token)/;

/** A person's own pages count by their route: an address may hold a name, an order or a key. */
function countedPath(matches: ReturnType<typeof useMatches>, pathname: string): string {
  const handle = matches.at(-1)?.handle as RouteHandle | undefined;
  if (!handle) return pathname;
  const { path, access } = handle.entry;
  return access.noguest || secret.test(path) ? path.replace('?', '') : pathname;
}
