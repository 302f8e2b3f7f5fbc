import type { Me } from '@matiz/contracts/identity.ts';
import { initialsOf } from '@matiz/domain/identity/person.ts';
import { Avatar } from '@matiz/ui/avatar.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { useQuery } from '@tanstack/react-query';
import { profileCopy as copy } from '#copy/identity/profile.ts';
import { cartQuery } from '#features/buying/index.ts';
import { leaveCart, ReminderChoice, remindersQuery } from '#features/cart/index.ts';
import { AccountLinks, loadAccountSettings } from '#features/identity/index.ts';
import {
  hasTier,
  LoyaltyCard,
  type LoyaltySubject,
  loyaltyQuery,
} from '#features/loyalty/index.ts';
import { CreditCard, cardsQuery, LateOwnCards } from '#features/payments/index.ts';
import { startQuery } from '#lib/network/start-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { selectCustomerPath } from '#lib/page/return-path.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { Part } from '#lib/parts/part.tsx';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';
import { isSeller, meQuery, useMe } from '#session/me.query.ts';

const settings = 'src/features/identity/own-account/account-settings.tsx';
const ownCards = 'src/features/payments/cards/own-cards.tsx';
const AccountSettings = lazyPart(
  async () => (await loadPart('AccountSettings', loadAccountSettings)).AccountSettings,
);

export async function loadScreenData(services: ScreenArgs): Promise<PageMeta> {
  const visitor = await services.queryClient.ensureQueryData(meQuery(services.request));
  await Promise.all([
    hasTier(visitor) && startQuery(services, loyaltyQuery(services.request, visitor)),
    // A page without them still shows the person.
    isOwner(visitor) &&
      startQuery(services, remindersQuery(services.request)).catch(() => undefined),
    isOwner(visitor) && startQuery(services, cardsQuery(services.request)).catch(() => undefined),
  ]);
  return { parts: isOwner(visitor) ? [settings, ownCards] : [settings] };
}

/** A business decides over its own reminders and cards, nobody for it. */
function isOwner({ user, customer }: Me): boolean {
  return user.rol === 'Admin customer' && customer !== null;
}

/** §2 /home/profile and /home/profile/:name. */
export function Component() {
  const visitor = useMe();
  if (!visitor) return null;
  const { customer } = visitor;
  return (
    <div className="page py-5 lg:py-8">
      <Part>
        <Person visitor={visitor} />
      </Part>
      <div className="mt-5 grid items-start gap-5 lg:mt-8 lg:grid-cols-2 lg:gap-8">
        <div className="flex flex-col gap-5">
          {isSeller(visitor) || customer ? (
            <Part>
              <Business visitor={visitor} />
            </Part>
          ) : null}
          {hasTier(visitor) ? (
            <Part>
              <Loyalty subject={visitor} />
            </Part>
          ) : null}
          {customer ? (
            <Part>
              <CreditCard credit={visitor.ziro_credit} />
            </Part>
          ) : null}
          {isOwner(visitor) ? (
            <DeferredPart fallback={<div className="h-28 rounded-lg bg-sunken" />}>
              <LateOwnCards />
            </DeferredPart>
          ) : null}
        </div>
        <div className="flex flex-col gap-5">
          <Part>
            <AccountLinks beforeLeaving={leaveCart} />
          </Part>
          <DeferredPart fallback={<div className="h-64 rounded-lg bg-sunken" />}>
            <AccountSettings beforeLeaving={leaveCart} />
          </DeferredPart>
          {isOwner(visitor) ? (
            <Part>
              <ReminderChoice />
            </Part>
          ) : null}
        </div>
      </div>
    </div>
  );
}

function Loyalty({ subject }: { subject: LoyaltySubject }) {
  // The frame reads the cart.
  const { data } = useQuery({ ...cartQuery(useRequest()), enabled: false });
  return <LoyaltyCard subject={subject} cartAmount={data?.cart?.amount ?? 0} />;
}

function Person({ visitor: { user } }: { visitor: Me }) {
  return (
    <header className="flex items-center gap-4">
      <Avatar initials={initialsOf(user)} size="lg" />
      <div className="min-w-0">
        <h1 className="text-2xl lg:text-3xl">
          {`${user.name} ${user.last_name}`.trim() || copy.unnamed}
        </h1>
        <p className="truncate text-ink-soft">{user.email}</p>
        <p className="text-sm text-ink-faint">{copy.roles[user.rol]}</p>
      </div>
    </header>
  );
}

function Business({ visitor }: { visitor: Me }) {
  const { customer } = visitor;
  const isForCustomer = isSeller(visitor);
  return (
    <section className="rounded-lg bg-surface p-4 shadow-card sm:p-5">
      <h2 className="eyebrow">{isForCustomer ? copy.workingFor : copy.business}</h2>
      {customer ? (
        <>
          <p className="mt-1 font-display text-xl font-semibold">{customer.businessName}</p>
          <p className="text-sm text-ink-soft">
            {customer.trade_type} · {customer.city}, {customer.state}
          </p>
          <p className="mt-2 text-xs text-ink-faint tabular-nums">
            {copy.customerId}: {customer.matiz_identifier}
          </p>
        </>
      ) : (
        <p className="mt-1 text-ink-soft">{copy.noCustomer}</p>
      )}
      {isForCustomer ? (
        <AppLink
          to={selectCustomerPath(links.profile)}
          className={buttonClass({ variant: 'secondary', size: 'sm', className: 'mt-4' })}
        >
          {customer ? copy.changeCustomer : copy.choose}
        </AppLink>
      ) : null}
    </section>
  );
}
