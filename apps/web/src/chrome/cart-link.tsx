import { Badge } from '@matiz/ui/badge.tsx';
import { ShoppingBag } from 'lucide-react';
import { chromeCopy as copy } from '#copy/chrome.ts';
import { useCartUnits } from '#features/buying/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';

/** The cart with its item count (§2). */
export function CartLink() {
  const units = useCartUnits();
  return (
    <AppLink
      to={links.cart}
      aria-label={copy.cartWith(units)}
      className="relative -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
    >
      <ShoppingBag size={22} aria-hidden="true" />
      {units > 0 ? (
        <span className="absolute -top-0.5 -right-0.5">
          <Badge count={units} />
        </span>
      ) : null}
    </AppLink>
  );
}
