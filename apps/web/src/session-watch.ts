import type { Me } from '@matiz/contracts/identity.ts';
import { say } from '@matiz/contracts/messages.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { leftRouteCopy } from './copy/offline/left-route.ts';
import { leaveRoute } from './lib/offline/left-routes.ts';
import type { Services } from './lib/services.ts';
import type { TabNews } from './platform/tab-channel.ts';
import { isLeaving, leave } from './session/leaving.ts';
import { isGuest, meKey, meQuery } from './session/me.query.ts';
import { renewViewer } from './session/renew-viewer.ts';

export interface SessionWatchParts {
  readonly services: () => Services;
  /** Asks the guards again whether the visitor may stay, and the loaders for what they show. */
  readonly revalidate: () => Promise<void>;
  readonly page: Pick<Window, 'location' | 'addEventListener'>;
}

const ended = 'matiz:session-ended';

/**
 * Keeps a tab true to the session that it shares with the others (§4, §8). A session that is gone
 * leaves nothing of its person behind but what they had not sent, sealed (ADR 93): the page loads
 * again as a visitor's.
 */
export function createSessionWatch({ services, revalidate, page }: SessionWatchParts) {
  const who = () => services().queryClient.getQueryData<Me>(meKey);

  let isChecking = false;
  /** Several refusals say the same: what was left is counted once. */
  let isOver = false;

  function startClean(): void {
    const { platform, queryClient } = services();
    if (isLeaving(queryClient) || isOver) return;
    isOver = true;
    const left = leaveRoute(platform.device, Date.now());
    platform.forgetPerson();
    platform.tab.write(ended, String(left));
    page.location.reload();
  }

  /** The refresh failed, and a visitor's session has taken the place of the person's. */
  function lose(): void {
    if (!isGuest(who())) startClean();
  }

  /** §8: a 401 checks the session. The cookies may hold another one since another tab's log-out. */
  async function check(): Promise<void> {
    const before = who();
    if (before === undefined || isGuest(before) || isChecking) return;
    isChecking = true;
    try {
      const { queryClient, request } = services();
      const now = await queryClient.fetchQuery({ ...meQuery(request), staleTime: 0 });
      if (now.user._id !== before.user._id) startClean();
    } finally {
      isChecking = false;
    }
  }

  async function hear(news: TabNews): Promise<void> {
    const { platform, queryClient } = services();
    if (news === 'signed-out') {
      platform.forgetPerson();
      if (isGuest(who())) return;
      return leave(queryClient, async () => page.location.replace('/'));
    }
    if (news === 'signed-in' && !isGuest(who())) return check();
    await renewViewer(services(), { isSamePerson: news === 'moved' });
    await revalidate();
  }

  /** Begins to listen; answers a function that stops. */
  function start(): () => void {
    const { platform } = services();
    const left = platform.tab.read(ended);
    if (left !== null) {
      platform.tab.write(ended, null);
      toast({ message: say('noSession') });
      if (Number(left) > 0) toast({ message: leftRouteCopy.kept(Number(left)), durationMs: 0 });
    }
    // A page that the browser had put away whole shows the one who used it then.
    page.addEventListener('pageshow', (event) => {
      if (event.persisted) page.location.reload();
    });
    return platform.tabs.listen((news) => {
      hear(news).catch(() => page.location.reload());
    });
  }

  return { lose, check: () => void check().catch(() => undefined), start };
}
