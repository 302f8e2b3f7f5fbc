import { initialsOf, shortName } from '@matiz/domain/identity/person.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Avatar } from '@matiz/ui/avatar.tsx';
import { clsx } from 'clsx';
import { FileText, LogIn, LogOut, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { chromeCopy as copy } from '#copy/chrome.ts';
import { leaveCart } from '#features/cart/index.ts';
import { useLogout } from '#features/identity/index.ts';
import { hasTier } from '#features/loyalty/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { OnceHydrated } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { useServices } from '#lib/services.ts';
import { isGuest, isSeller, useMe } from '#session/me.query.ts';
import { menuIcons } from '../menu-icons.tsx';
import { useClosingPanel } from '../use-closing-panel.ts';
import { accountMenu, guestMenu } from './account-menu.ts';

const AccountTier = lazyPart(
  async () => (await loadPart('AccountTier', () => import('./account-tier.tsx'))).AccountTier,
  'nowhere',
);

export const accountPanel = 'panel-cuenta';

/** The profile popover (§2): under its button on a desktop, from the bottom edge on a phone. */
export function AccountPanel() {
  const visitor = useMe();
  const panel = useClosingPanel();
  if (visitor === undefined) return null;
  const isVisitor = isGuest(visitor);
  return (
    <div
      ref={panel}
      id={accountPanel}
      popover="auto"
      className="panel panel-end w-full max-w-none p-4 lg:w-80"
      aria-label={isVisitor ? copy.guestMenu : copy.account}
      role="dialog"
    >
      {isVisitor ? (
        <GuestEntries />
      ) : (
        <>
          <Who />
          <Entries />
        </>
      )}
    </div>
  );
}

/** A rep is shown as who they are, and whom they work for below, as their customer. */
function Who() {
  const visitor = useMe();
  if (!visitor) return null;
  const { user, customer, delivery } = visitor;
  const isRep = isSeller(visitor);
  const place = customer ?? (isRep ? null : delivery);
  return (
    <div className="flex gap-3.5 border-b border-line pb-4">
      <Avatar initials={initialsOf(user)} size="lg" />
      <div className="min-w-0 flex-1">
        <p className="font-display text-lg font-semibold">{copy.hello(shortName(user.name))}</p>
        {isRep ? <p className="text-sm text-ink-soft">{copy.rep}</p> : null}
        {isRep && customer ? (
          <p className="mt-3 font-semibold">{copy.repFor(customer.businessName)}</p>
        ) : null}
        {place ? (
          <p className="flex items-center gap-1 text-sm text-ink-soft">
            <MapPin size={14} aria-hidden="true" />
            {place.city}, {place.state}
          </p>
        ) : null}
        {customer ? (
          <p className="mt-0.5 text-xs text-ink-faint">
            {copy.customerId}: <span className="tabular-nums">{customer.matiz_identifier}</span>
          </p>
        ) : null}
        {hasTier(visitor) ? (
          <OnceHydrated>
            <AccountTier subject={visitor} />
          </OnceHydrated>
        ) : null}
      </div>
    </div>
  );
}

function Entries() {
  const visitor = useMe();
  const { platform } = useServices();
  const logout = useLogout({ beforeLeaving: leaveCart });
  const who = isSeller(visitor) ? 'sellers' : 'non-sellers';
  const entries = accountMenu(visitor?.user.name ?? '').filter(
    ({ onlyFor }) => onlyFor === undefined || onlyFor === who,
  );
  return (
    <nav aria-label={copy.account} className="-mx-2 pt-2">
      {entries.map(({ label, to, icon }) => (
        <AppLink key={label} to={to} className={entry}>
          <EntryIcon>{menuIcons[icon] ?? <FileText size={20} />}</EntryIcon>
          {label} {icon === 'credit' ? <CreditLeft /> : null}
        </AppLink>
      ))}
      <button type="button" className={entry} onClick={() => logout.mutate()}>
        <EntryIcon>
          <LogOut size={20} />
        </EntryIcon>
        {copy.logout}
      </button>
      {platform.version ? (
        <p className="px-2 pt-2 text-xs text-ink-faint">{copy.version(platform.version)}</p>
      ) : null}
    </nav>
  );
}

/** What one can still buy on credit, seen before anything is chosen (D-12). */
function CreditLeft() {
  const credit = useMe()?.ziro_credit;
  if (!credit) return null;
  const isPaused = credit.overdue > 0;
  return (
    <span
      className={clsx(
        'ml-auto text-sm tabular-nums',
        isPaused ? 'font-semibold text-danger-strong' : 'text-ink-soft',
      )}
    >
      {isPaused ? copy.creditPaused : copy.creditLeft(formatPesos(Math.max(0, credit.left)))}
    </span>
  );
}

/** What who only looks may need: both ways in, help and terms. */
function GuestEntries() {
  return (
    <nav aria-label={copy.guestMenu} className="-mx-2">
      {guestMenu.map(({ label, to, icon }) => (
        <AppLink key={label} to={to} className={entry}>
          <EntryIcon>{menuIcons[icon] ?? <LogIn size={20} />}</EntryIcon>
          {label}
        </AppLink>
      ))}
    </nav>
  );
}

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-2 text-left text-base hover:bg-sunken';

function EntryIcon({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="text-ink-soft">
      {children}
    </span>
  );
}
