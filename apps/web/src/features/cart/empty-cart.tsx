import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import type { ReactNode } from 'react';
import { cartCopy as copy } from '#copy/cart/cart.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { loginPath } from '#lib/page/return-path.ts';
import { isGuest, isSeller, useMe } from '#session/me.query.ts';

/** Nothing to buy yet, in the words of the one who stands here. */
export function EmptyCart({ notice, later }: { notice?: ReactNode; later?: ReactNode }) {
  return (
    <div className={notice ? 'group page py-5 lg:py-8' : 'group page py-5 lg:py-24'}>
      <h1 className="sr-only">{copy.title}</h1>
      {notice ? <div className="mx-auto flex max-w-2xl flex-col gap-3">{notice}</div> : null}
      {/* With something that waits to be sent it is not empty. */}
      <div className="group-has-data-waiting:hidden">
        <Words />
      </div>
      {later ? <div className="mx-auto max-w-2xl group-has-data-waiting:mt-3">{later}</div> : null}
    </div>
  );
}

function Words() {
  const visitor = useMe();
  if (isGuest(visitor)) {
    return (
      <EmptyState
        title={copy.guestTitle}
        action={
          <>
            <AppLink to={loginPath(links.cart)} className={buttonClass()}>
              {copy.login}
            </AppLink>
            <AppLink to={links.register} className={buttonClass({ variant: 'secondary' })}>
              {copy.register}
            </AppLink>
            <AppLink
              to={links.bestsellers}
              className={buttonClass({ variant: 'quiet', block: true })}
            >
              {copy.guestLook}
            </AppLink>
          </>
        }
      >
        {copy.guestText}
      </EmptyState>
    );
  }
  const customer = isSeller(visitor) ? visitor?.customer : null;
  return (
    <EmptyState
      title={copy.emptyTitle}
      action={
        <>
          <AppLink to={links.home} className={buttonClass()}>
            {copy.explore}
          </AppLink>
          <AppLink to={links.quickOrder} className={buttonClass({ variant: 'secondary' })}>
            {copy.quickOrderShort}
          </AppLink>
        </>
      }
    >
      {customer ? copy.emptyTextFor(customer.businessName) : copy.emptyText}
    </EmptyState>
  );
}
