import type { CartReply } from '@matiz/contracts/cart.ts';
import { ChevronRight, Sparkles } from 'lucide-react';
import { cartNewsCopy as copy } from '#copy/cart/cart-news.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { kindOf } from './kind-of-news.ts';

/** In the cart, quietly: that something changed since the last visit, and the way to see it (D-9). */
export function NewsNotice({ news }: { news: CartReply['productsNews'] }) {
  if (news.length === 0) return null;
  const kinds = [...new Set(news.map((item) => copy.kinds[kindOf(item)].toLowerCase()))];
  return (
    <AppLink
      to={links.cartNews}
      className="group flex min-h-14 items-center gap-3 rounded-lg bg-info-soft px-4 py-2.5 text-info"
    >
      <Sparkles size={20} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{copy.noticeTitle(news.length)}</span>
        <span className="block truncate text-sm text-ink-soft first-letter:uppercase">
          {kinds.join(' · ')}
        </span>
      </span>
      <span className="flex items-center gap-0.5 text-sm font-semibold group-hover:underline">
        {copy.review}
        <ChevronRight size={18} aria-hidden="true" />
      </span>
    </AppLink>
  );
}
