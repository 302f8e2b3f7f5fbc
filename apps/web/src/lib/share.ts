import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { productCopy as words } from '#copy/catalogue/product.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * The machine's own way of sharing; without one, WhatsApp, where salons talk to each other. The
 * address shows itself there with its picture. `text` goes before it.
 */
export async function share(
  { phone }: Pick<Platform, 'phone'>,
  { title, text, url }: SharedLink,
): Promise<void> {
  const content = { title, ...(text ? { text } : {}), ...(url ? { url } : {}) };
  if (phone) return phone.share(content);
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  if (isPhone && 'share' in navigator) {
    await navigator.share(content).catch(() => undefined);
    return;
  }
  const written = text ?? title;
  const message = encodeURIComponent(url ? `${written}\n${url}` : written);
  // Asked for with `noopener`, a window that did open would be told as none.
  const opened = window.open(`https://wa.me/?text=${message}`, '_blank');
  if (opened) opened.opener = null;
  else if (url) await copy(url, { done: words.copied, refused: words.shareByHand(url) });
  else await copy(written, { done: words.copiedText, refused: words.notShared });
}

/** The browser lets no window open: what would be sent is copied, or it is told. */
async function copy(text: string, told: { done: string; refused: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ message: told.done, tone: 'success' });
  } catch {
    toast({ message: told.refused, tone: 'danger' });
  }
}

export interface SharedLink {
  readonly title: string;
  /** Instead of the title, where there is more to say. */
  readonly text?: string;
  /** Null: the text says everything that is sent. */
  readonly url: string | null;
}

/** Where the shop is for the one who gets a link: a shell's own pages stand nowhere else. */
export function shopOrigin({ apiOrigin }: Pick<Platform, 'apiOrigin'>): string {
  return apiOrigin || window.location.origin;
}

/**
 * This page's address without what only this visitor's look at it needs. `path`: what the page is made
 * of, where its query says it.
 */
export function sharedAddress(
  platform: Pick<Platform, 'apiOrigin'>,
  path: string = window.location.pathname,
): string {
  return `${shopOrigin(platform)}${path}`;
}
