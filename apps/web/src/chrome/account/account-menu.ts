import type { IconName } from '@matiz/ui/icon.tsx';
import { chromeCopy as copy } from '#copy/chrome.ts';

export interface AccountMenuEntry {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
  readonly onlyFor?: 'sellers' | 'non-sellers';
}

/** The profile menu's entries in §2's order. `firstName` is the user's, for 'Mis créditos'. */
export function accountMenu(firstName: string): readonly AccountMenuEntry[] {
  const name = encodeURIComponent(firstName.trim().toLowerCase().split(/\s+/)[0] || 'cuenta');
  return [
    { ...entry(copy.takeOrder, '/home/marketplace/customer', 'package'), onlyFor: 'sellers' },
    { ...entry(copy.registerCustomer, '/register/process', 'register'), onlyFor: 'sellers' },
    entry(copy.quickOrder, '/home/quick-order', 'quick'),
    entry(copy.favourites, '/home/profile/favourites', 'heart'),
    entry(copy.orderHistory, '/home/profile/orders/history', 'file'),
    entry(copy.credits, `/home/profile/${name}#creditos`, 'credit'),
    { ...entry(copy.addresses, '/home/profile/address', 'address'), onlyFor: 'non-sellers' },
    entry(copy.help, '/home/support', 'support'),
    entry(copy.terms, '/terms-conditions', 'file'),
  ];
}

/** Of who only looks. */
export const guestMenu: readonly AccountMenuEntry[] = [
  entry(copy.login, '/login', 'login'),
  entry(copy.register, '/registro', 'register'),
  entry(copy.help, '/home/support', 'support'),
  entry(copy.terms, '/terms-conditions', 'file'),
];

function entry(label: string, to: string, icon: IconName): AccountMenuEntry {
  return { label, to, icon };
}
