import type { Outgoing } from '@matiz/client/request.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage, type Platform, serverPlatform } from '#platform/platform.ts';
import { storeCampaign } from '../page/reference.ts';
import { createPageViews } from './analytics.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function build(parts: Partial<Platform> = {}) {
  const platform = { ...serverPlatform, isServer: false, tab: createMemoryStorage(), ...parts };
  const beacons: { url: string; body: Promise<unknown> }[] = [];
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const page = Object.assign(new EventTarget(), {
    document,
    setTimeout,
    clearTimeout,
    navigator: {
      sendBeacon(url: string, data: Blob) {
        beacons.push({ url, body: data.text().then((text) => JSON.parse(text)) });
        return true;
      },
    },
  });
  const sent: Outgoing[] = [];
  const analytics = createPageViews({
    platform,
    page: page as never,
    now: () => Date.now(),
    transport: async (outgoing) => {
      sent.push(outgoing);
      return { status: 200, body: null };
    },
  });
  const show = (path: string) => analytics.pageView({ path, title: path });
  const hide = () => {
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { platform, page, beacons, sent, show, hide };
}

describe('POST /events/page-views', () => {
  it('sends the views of five seconds together, each with its age', async () => {
    const { show, beacons } = build();
    show('/home/marketplace/customer');
    vi.advanceTimersByTime(2000);
    show('/home/bestsellers');
    expect(beacons).toEqual([]);
    vi.advanceTimersByTime(3000);
    expect(beacons[0]?.url).toBe('/api/events/page-views');
    expect(await beacons[0]?.body).toEqual({
      views: [
        { path: '/home/marketplace/customer', ago: 5000 },
        { path: '/home/bestsellers', ago: 3000 },
      ],
    });
    vi.advanceTimersByTime(60_000);
    expect(beacons).toHaveLength(1);
  });

  it('sends twenty at once', async () => {
    const { show, beacons } = build();
    for (let page = 0; page < 45; page += 1) show(`/product/p/${page}/details`);
    expect(beacons).toHaveLength(2);
    expect(await beacons[1]?.body).toMatchObject({
      views: expect.objectContaining({ length: 20 }),
    });
  });

  it.each(['visibilitychange', 'pagehide'])('sends what waits on %s', (kind) => {
    const { show, hide, page, beacons } = build();
    show('/home/cart');
    if (kind === 'pagehide') page.dispatchEvent(new Event('pagehide'));
    else hide();
    expect(beacons).toHaveLength(1);
    hide();
    expect(beacons).toHaveLength(1);
  });

  it('counts a page once for all its queries in a row', async () => {
    const { show, hide, beacons } = build();
    show('/view-results-search');
    show('/view-results-search');
    show('/home/cart');
    show('/view-results-search');
    hide();
    expect(await beacons[0]?.body).toMatchObject({
      views: [
        { path: '/view-results-search' },
        { path: '/home/cart' },
        { path: '/view-results-search' },
      ],
    });
  });

  it('says by which reference and campaign the visit came (§2)', async () => {
    const { platform, show, hide, beacons } = build();
    storeCampaign(platform, new URLSearchParams('reference=ana&campaign=feria'));
    show('/home/cart');
    hide();
    expect(await beacons[0]?.body).toMatchObject({ reference: 'ana', campaign: 'feria' });
  });

  it('goes with the token in a shell, which a beacon cannot carry', () => {
    const { show, hide, beacons, sent } = build({ isNative: true });
    show('/home/cart');
    hide();
    expect(beacons).toEqual([]);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/events/page-views' });
  });
});
