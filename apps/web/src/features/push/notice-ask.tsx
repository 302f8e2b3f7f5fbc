import { useState } from 'react';
import { useServices } from '#lib/services.ts';
import { isSeller, useMe } from '#session/me.query.ts';
import { createBrowserPush } from './browser-push.ts';
import { PhoneNotices } from './phone-notices.tsx';

/**
 * Asks to be told of one's orders: by the phone in an installed shell, else by the browser. Where it
 * stands a person knows what for: beside what they were told, and under an order that was just made.
 * `asksAlone`: nothing is said where it was answered before.
 */
export function NoticeAsk({ asksAlone = false }: { asksAlone?: boolean }) {
  const { platform, request } = useServices();
  const me = useMe();
  const [push] = useState(() =>
    platform.isNative
      ? (platform.phone?.push ?? null)
      : createBrowserPush({ page: window, device: platform.device, request, now: Date.now }),
  );
  if (push === null || isSeller(me) || !me?.customer) return null;
  return <PhoneNotices push={push} isBrowser={!platform.isNative} asksAlone={asksAlone} />;
}
