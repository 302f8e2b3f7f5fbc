import { Spinner } from '@matiz/ui/spinner.tsx';
import {
  Bell,
  ChevronRight,
  FileText,
  Headset,
  Heart,
  LogOut,
  MapPin,
  UserPlus,
  UserX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { notificationsCopy } from '#copy/app/notifications.ts';
import { profileCopy as copy } from '#copy/identity/profile.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { isSeller, useMe } from '#session/me.query.ts';
import { type Leaving, useLogout } from './use-logout.ts';

const row =
  'flex min-h-16 w-full items-center gap-4 px-4 py-3 text-left hover:bg-sunken/60 sm:px-5';

/** Where the profile leads, and the way out (§2; addresses are not for sellers). */
export function AccountLinks(leaving: Leaving) {
  const visitor = useMe();
  const logout = useLogout(leaving);
  const count = visitor?.customer?.shipping_addresses.length ?? 0;
  return (
    <nav
      aria-label={copy.account}
      className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-card"
    >
      <LinkRow
        to={links.orders}
        icon={<FileText size={22} />}
        title={copy.orders}
        text={copy.ordersText}
      />
      <LinkRow
        to={links.favourites}
        icon={<Heart size={22} />}
        title={copy.favourites}
        text={copy.favouritesText}
      />
      {visitor?.user.rol === 'Admin customer' ? (
        <LinkRow
          to={links.notifications}
          icon={<Bell size={22} />}
          title={notificationsCopy.title}
          text={copy.notificationsText}
        />
      ) : null}
      {isSeller(visitor) || !visitor?.customer ? null : (
        <LinkRow
          to={links.addresses}
          icon={<MapPin size={22} />}
          title={copy.addresses}
          text={copy.addressesText(count)}
        />
      )}
      {isSeller(visitor) ? (
        <LinkRow
          to={links.registerProcess}
          icon={<UserPlus size={22} />}
          title={copy.registerCustomer}
          text={copy.registerCustomerText}
        />
      ) : null}
      <LinkRow to={links.support} icon={<Headset size={22} />} title={copy.help} />
      <button type="button" className={row} onClick={() => logout.mutate()}>
        <RowIcon>{logout.isPending ? <Spinner size={22} /> : <LogOut size={22} />}</RowIcon>
        <span className="font-semibold">{copy.logout}</span>
      </button>
      {visitor?.user.rol === 'Admin customer' ? (
        <LinkRow
          to={links.removeAccount}
          icon={<UserX size={22} />}
          title={copy.removeAccount}
          text={copy.removeAccountText}
        />
      ) : null}
    </nav>
  );
}

function LinkRow({
  to,
  icon,
  title,
  text,
}: {
  to: string;
  icon: ReactNode;
  title: string;
  text?: string;
}) {
  return (
    <AppLink to={to} className={row}>
      <RowIcon>{icon}</RowIcon>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        {text ? <span className="block text-sm text-ink-soft">{text}</span> : null}
      </span>
      <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-ink-faint" />
    </AppLink>
  );
}

function RowIcon({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="shrink-0 text-accent">
      {children}
    </span>
  );
}
