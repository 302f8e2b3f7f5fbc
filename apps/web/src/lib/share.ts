import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { productCopy as copy } from '#copy/catalogue/product.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * The machine's own way of sharing; without one, WhatsApp, where salons talk to each other. The
 * address shows itself there with its picture. `text` goes before it.
 */
export async function share(
  { phone }: Pick<Platform, 'phone'>,
  { title, text, url }: SharedLink,
): Promise<void> {
  if (phone) return phone.share({ title, ...(text ? { text } : {}), url });
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  if (isPhone && 'share' in navigator) {
    await navigator.share({ title, ...(text ? { text } : {}), url }).catch(() => undefined);
    return;
  }
  const message = encodeURIComponent(`${text ?? title}\n${url}`);
  // Asked for with `noopener`, a window that did open would be told as none.
  const opened = window.open(`https://wa.me/?text=${message}`, '_blank');
  if (opened) opened.opener = null;
  else await copyLink(url);
}

/** The browser lets no window open: the address is copied, or told. */
async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ message: copy.copied, tone: 'success' });
  } catch {
    toast({ message: copy.shareByHand(url), tone: 'danger' });
  }
}

export interface SharedLink {
  readonly title: string;
  /** Instead of the title, where there is more to say. */
  readonly text?: string;
  readonly url: string;
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
