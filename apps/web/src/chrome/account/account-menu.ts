import type { IconName } from '@matiz/ui/icon.tsx';
import { chromeCopy as copy } from '#copy/chrome.ts';

export interface MenuEntry {
  readonly label: string;
  /** The route's path in the table. */
  readonly route: string;
  readonly to: string;
  readonly icon: IconName;
  readonly onlyFor?: 'sellers' | 'non-sellers';
}

/** The profile menu's entries in §2's order. `firstName` is the user's, for 'Mis créditos'. */
export function accountMenu(firstName: string): readonly MenuEntry[] {
  const name = encodeURIComponent(firstName.trim().toLowerCase().split(/\s+/)[0] || 'cuenta');
  return [
    {
      label: copy.takeOrder,
      route: '/home/marketplace/customer',
      to: '/home/marketplace/customer',
      icon: 'package',
      onlyFor: 'sellers',
    },
    {
      label: copy.registerCustomer,
      route: '/register/process',
      to: '/register/process',
      icon: 'register',
      onlyFor: 'sellers',
    },
    entry(copy.quickOrder, '/home/quick-order', 'quick'),
    entry(copy.favourites, '/home/profile/favourites', 'heart'),
    entry(copy.orderHistory, '/home/profile/orders/history', 'file'),
    {
      label: copy.credits,
      route: '/home/profile/:name',
      to: `/home/profile/${name}#creditos`,
      icon: 'credit',
    },
    { ...entry(copy.addresses, '/home/profile/address', 'address'), onlyFor: 'non-sellers' },
    entry(copy.help, '/home/support', 'support'),
    entry(copy.terms, '/terms-conditions', 'file'),
  ];
}

/** Of who only looks. */
export const guestMenu: readonly MenuEntry[] = [
  entry(copy.login, '/login', 'login'),
  entry(copy.register, '/registro', 'register'),
  entry(copy.help, '/home/support', 'support'),
  entry(copy.terms, '/terms-conditions', 'file'),
];

function entry(label: string, path: string, icon: IconName): MenuEntry {
  return { label, route: path, to: path, icon };
}
