import { createRequest } from '@matiz/client/request.ts';
import { createBrowserTransport } from '@matiz/client/transports.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { compareAppVersions } from '@matiz/contracts/shop.ts';
import { createRoot } from 'react-dom/client';
import { openBridge, readText } from '#platform/native/bridge.ts';
import type { Platform } from '#platform/platform.ts';
import { shellOf } from './app-version.query.ts';
import { paying, UpdateWall } from './update-wall.tsx';

/** A seller without a line, or a shop that is silent, waits no longer than this. */
const longestMs = 3000;

/**
 * §8 Outdated app: asked before anything else of a shell runs, by nothing that could fail with the
 * rest of it. Answers whether the wall stands: then nothing else begins.
 */
export async function isWalledOff(platform: Platform, page: Window): Promise<boolean> {
  const shell = shellOf(platform);
  if (shell === null || (await isPaymentBack(page))) return false;
  const answer = await Promise.race([ask(platform.apiOrigin, shell), wait()]);
  // A shop that answers something else has not refused anybody.
  if (answer?.ok !== false) return false;
  standWall(page, answer);
  return true;
}

async function ask(apiOrigin: string, body: NonNullable<ReturnType<typeof shellOf>>) {
  const transport = createBrowserTransport(apiOrigin, null);
  const request = createRequest({ transport, context: () => ({}) });
  return request(compareAppVersions, { body }).catch(() => null);
}

function wait(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, longestMs, null));
}

/** The bank's page leads back to an app that may have been closed meanwhile. */
async function isPaymentBack(page: Window): Promise<boolean> {
  if (page.location.pathname === paying) return true;
  const launched = openBridge(page)?.ask('App', 'getLaunchUrl');
  const url = readText(await Promise.race([launched?.catch(() => null), wait()]), 'url');
  return url?.includes(paying) ?? false;
}

/** What else of the phone the application would follow, as far as the wall needs it. */
function standWall(
  page: Window,
  { message, store_link }: ReplyOf<typeof compareAppVersions>,
): void {
  const place = page.document.createElement('div');
  page.document.body.append(place);
  createRoot(place).render(<UpdateWall message={message ?? ''} link={store_link} />);
  const bridge = openBridge(page);
  bridge?.hear('App', 'backButton', () => bridge.tell('App', 'minimizeApp'));
  bridge?.tell('SplashScreen', 'hide');
}
