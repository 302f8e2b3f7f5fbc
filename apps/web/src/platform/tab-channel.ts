/** What one tab of a browser tells the others, since they share one session (D-2). */
export type TabNews = 'signed-in' | 'signed-out' | 'moved';

export interface TabChannel {
  tell(news: TabNews): void;
  /** Answers a function that stops listening. */
  listen(onNews: (news: TabNews) => void): () => void;
}

export const noTabs: TabChannel = { tell: () => undefined, listen: () => () => undefined };

const news: readonly unknown[] = ['signed-in', 'signed-out', 'moved'] satisfies TabNews[];

/** One channel for the whole tab: it never hears itself. */
export function openTabChannel(
  open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('matiz')),
): TabChannel {
  const channel = open();
  if (channel === null) return noTabs;
  return {
    tell: (news) => channel.postMessage(news),
    listen(onNews) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        if (news.includes(data)) onNews(data as TabNews);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
