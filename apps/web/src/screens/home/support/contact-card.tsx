import { supportCopy as copy } from '#copy/support/support.ts';
import { ChannelsCard } from '#features/support/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { isGuest, useMe } from '#session/me.query.ts';
import { useAskedOrder } from './use-asked-order.ts';

/** How to reach the one who attends to customers. */
export function ContactCard() {
  const isBuyer = !isGuest(useMe());
  const [asked] = useAskedOrder();
  return (
    <ChannelsCard orderCode={isBuyer ? asked : null}>
      <ul className="mt-3 border-t border-white/15 pt-2 text-sm">
        {isBuyer ? (
          <li>
            <AppLink to={links.orders} className="flex min-h-11 items-center hover:underline">
              {copy.orders}
            </AppLink>
          </li>
        ) : null}
        <li>
          <AppLink to={links.terms} className="flex min-h-11 items-center hover:underline">
            {copy.terms}
          </AppLink>
        </li>
      </ul>
    </ChannelsCard>
  );
}
