import { foldText } from '@matiz/domain/kernel/text.ts';
import { chromeCopy } from '#copy/chrome.ts';
import { paletteCopy as copy } from '#copy/palette.ts';
import { links } from '#lib/page/links.ts';

export interface Destination {
  readonly label: string;
  readonly to: string;
}

/** Where one can go; what needs an account only for who has one. */
export function destinationsFor({ isGuest }: { readonly isGuest: boolean }): Destination[] {
  const open: Destination[] = [
    { label: chromeCopy.tabHome, to: links.home },
    { label: chromeCopy.allCategories, to: links.categories },
    { label: chromeCopy.offers, to: links.offers },
    { label: chromeCopy.newProducts, to: links.newProducts },
    { label: chromeCopy.bestsellers, to: links.bestsellers },
    { label: chromeCopy.combos, to: links.combos() },
    { label: chromeCopy.brands, to: links.brands },
    { label: chromeCopy.help, to: links.support },
  ];
  if (isGuest) return [{ label: chromeCopy.login, to: links.login }, ...open];
  return [
    { label: chromeCopy.cart, to: links.cart },
    { label: chromeCopy.quickOrder, to: links.quickOrder },
    { label: copy.again, to: links.purchased },
    { label: chromeCopy.orderHistory, to: links.orders },
    { label: chromeCopy.favourites, to: links.favourites },
    { label: copy.profile, to: links.profile },
    { label: chromeCopy.addresses, to: links.addresses },
    ...open,
  ];
}

/** Those of which every typed word begins a word, in their order. */
export function matching<Row extends { readonly label: string }>(
  rows: readonly Row[],
  text: string,
): Row[] {
  const asked = foldText(text).split(/\s+/).filter(Boolean);
  return rows.filter(({ label }) => {
    const words = foldText(label).split(/\s+/);
    return asked.every((part) => words.some((word) => word.startsWith(part)));
  });
}
