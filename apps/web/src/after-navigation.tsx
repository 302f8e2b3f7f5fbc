import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { sendPageView } from './lib/analytics.ts';
import { links } from './lib/links.ts';
import { composeTitle, metaOf } from './lib/page-meta.ts';
import { addCampaign } from './lib/reference.ts';
import { useServices } from './lib/services.ts';

/**
 * What §2 asks for after each navigation: reference and campaign stay in the address, the title is
 * set, the page view is counted. Focus moves to the new page and its title is said aloud.
 */
export function AfterNavigation() {
  const { platform } = useServices();
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const matches = useMatches();
  const title = composeTitle(metaOf(matches));
  const [announced, announce] = useState('');
  const shown = useRef({ pathname, isFirst: true });

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (state !== 'idle') return;
    const kept = addCampaign(platform, window.location.href);
    if (kept !== null) window.history.replaceState(window.history.state, '', kept);
    sendPageView(platform, `${pathname}${search}`);
  }, [platform, pathname, search, state]);

  useEffect(() => {
    const { isFirst, pathname: before } = shown.current;
    shown.current = { pathname, isFirst: false };
    if (isFirst || before === pathname) return;
    announce(title);
    // A window over the page, or the search page's own field, keeps the focus that it took.
    if (document.activeElement?.closest('[role="dialog"]') || pathname === links.search) return;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, title]);

  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}
