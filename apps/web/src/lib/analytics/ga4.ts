import type { Analytics } from './analytics-port.ts';
import type { Ga4ItemEvent } from './ga4-items.ts';

export interface Ga4 extends Analytics {
  tell(event: Ga4ItemEvent): void;
}

/** What Google's script reads: each entry is the `arguments` of a call. */
type Entry = IArguments;
interface GaWindow {
  dataLayer?: Entry[];
}

/**
 * Google Analytics 4, only where the setting names a property (GA4_MEASUREMENT_ID). Views are told
 * by us, once each, without queries; its own guesses (history, forms, scrolling) stay off.
 */
export function createGa4(id: string, page: Window & typeof globalThis): Ga4 {
  const { document } = page;
  const queue: Entry[] = [];
  (page as GaWindow).dataLayer = queue;
  // The script takes only true `arguments` objects for calls.
  function gtag(..._call: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: that is what the script asks for
    queue.push(arguments);
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false, anonymize_ip: true, allow_google_signals: false });
  return {
    tell({ name, items, transactionId }) {
      gtag('event', name, {
        items,
        ...(transactionId ? { transaction_id: transactionId } : {}),
      });
    },
    pageView({ path, title }) {
      gtag('event', 'page_view', {
        page_location: `${page.location.origin}${path}`,
        page_title: title,
      });
    },
  };
}
