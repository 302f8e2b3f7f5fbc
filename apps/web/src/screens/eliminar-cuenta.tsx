import { buttonClass } from '@matiz/ui/button-class.ts';
import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import type { ReactNode } from 'react';
import { removeAccountCopy as copy } from '#copy/identity/remove-account.ts';
import {
  AccountRemoved,
  loadRemoveCard,
  registrationQuery,
  useRemoveAccount,
  WhatHappens,
} from '#features/identity/index.ts';
import { loadQuery } from '#lib/network/load-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { loginPath } from '#lib/page/return-path.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import type { PageMeta, ScreenArgs } from '#lib/screen.ts';
import { isGuest, meQuery, useMe } from '#session/me.query.ts';

export async function loadScreenData(services: ScreenArgs): Promise<PageMeta> {
  const { user } = await services.queryClient.ensureQueryData(meQuery(services.request));
  if (user.rol === buyer) {
    // Without it the page still explains, and asks for the password.
    await loadQuery(services.queryClient, registrationQuery(services.request)).catch(() => null);
  }
  return { description: copy.description };
}

const buyer = 'Admin customer';

/** Most who read this page read only. */
const RemoveCard = lazyPart(async () => (await loadPart('RemoveCard', loadRemoveCard)).RemoveCard);

/** D-16: open to anybody, since the one who has removed the app must still find it. */
export function Component() {
  const remove = useRemoveAccount();
  if (remove.data) return <AccountRemoved message={remove.data.results.message} />;
  return (
    <div className="page py-8 lg:py-14">
      <div className="mx-auto max-w-5xl">
        <h1 className="text-3xl">{copy.title}</h1>
        <p className="mt-2 max-w-2xl text-pretty text-ink-soft">{copy.lead}</p>
        <div className="mt-6 grid items-start gap-6 lg:mt-8 lg:grid-cols-2 lg:gap-8">
          <WhatHappens />
          <div className="flex flex-col gap-4 lg:sticky lg:top-36">
            <Way remove={remove} />
            <p className="px-1 text-sm text-ink-soft">
              {copy.otherWay}{' '}
              <AppLink to={links.support} className="font-semibold text-accent underline">
                {copy.otherWayLink}
              </AppLink>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

/** What the one who reads this can do: sign in, confirm, or ask. */
function Way({ remove }: { remove: ReturnType<typeof useRemoveAccount> }) {
  const visitor = useMe();
  if (visitor === undefined || isGuest(visitor)) {
    return (
      <Card title={copy.loginTitle} text={copy.loginText}>
        <AppLink
          to={loginPath(links.removeAccount)}
          className={buttonClass({ size: 'lg', block: true, className: 'mt-4' })}
        >
          {copy.login}
        </AppLink>
      </Card>
    );
  }
  if (visitor.user.rol !== buyer) {
    return (
      <Card title={copy.worker} text={copy.workerText}>
        <AppLink
          to={links.support}
          className={buttonClass({ size: 'lg', block: true, className: 'mt-4' })}
        >
          {copy.workerWay}
        </AppLink>
      </Card>
    );
  }
  return (
    <DeferredPart fallback={<ListSkeleton rows={2} />}>
      <RemoveCard email={visitor.user.email} remove={remove} />
    </DeferredPart>
  );
}

function Card({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="rounded-lg bg-surface p-5 shadow-card">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 text-ink-soft">{text}</p>
      {children}
    </section>
  );
}
