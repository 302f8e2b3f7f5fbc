import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { routeCopy as copy } from '#copy/cart/route.ts';
import { sayWhenSeen } from '#lib/offline/seen-words.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import type { Goods } from '../keep/goods.ts';
import type { DeskView, RouteDesk } from '../keep/route-desk.ts';
import { emptyDraft, type RouteCustomer } from '../keep/route-parts.ts';
import { routeAddress } from '../route-address.ts';
import { useRouteDesk } from '../use-route-desk.ts';
import { CustomerFacts } from './customer-facts.tsx';
import { DraftLines } from './draft-lines.tsx';
import { GoodsSearch } from './goods-search.tsx';
import { useDraftEdits } from './use-draft-edits.ts';

/** /home/seller-route/:customerId: what is ordered for a customer, with or without a connection. */
export function RouteOrderPage() {
  const { customerId = '' } = useParams();
  const opened = useRouteDesk();
  if (opened.status === 'failed') return <Notice>{copy.cannotKeep}</Notice>;
  if (opened.status === 'opening') return <Opening />;
  const { desk, view } = opened;
  const customer = view.route?.customers.find((one) => one.customerId === customerId);
  if (!customer?.warehouse) {
    return (
      <EmptyState
        title={copy.notInRoute}
        action={
          <AppLink to={routeAddress} className={buttonClass({})}>
            {copy.title}
          </AppLink>
        }
      >
        {copy.notInRouteText}
      </EmptyState>
    );
  }
  return <Order key={customerId} desk={desk} view={view} customer={customer} />;
}

function Order({
  desk,
  view,
  customer,
}: {
  desk: RouteDesk;
  view: DeskView;
  customer: RouteCustomer;
}) {
  const { customerId, businessName } = customer;
  const { route, state, drafts } = view;
  const goods = useGoods(desk, customerId);
  const draft = drafts.get(customerId) ?? emptyDraft(customerId, businessName);
  const edits = useDraftEdits(desk, draft);
  if (goods === 'failed') return <Notice>{copy.cannotKeep}</Notice>;
  if (goods === null) return <Opening />;
  const seen = route ? sayWhenSeen(route.fetchedAt, Date.now()) : null;
  const mayOrder = state === 'fresh';
  return (
    <div className="page py-5 lg:py-8">
      <AppLink to={routeAddress} className="text-sm font-semibold text-accent">
        ← {copy.back}
      </AppLink>
      <h1 className="mt-2 text-2xl lg:text-3xl">{businessName}</h1>
      <CustomerFacts customer={customer} />
      <p className="mt-2 text-sm text-ink-soft">
        {copy.stockSeen(seen)} {copy.noCombos}
      </p>
      {mayOrder ? null : (
        <div className="mt-3">
          <Notification color="orange">{state === 'aged' ? copy.aged : copy.clock}</Notification>
        </div>
      )}
      <div className="mt-5 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        {mayOrder ? (
          <GoodsSearch desk={desk} goods={goods} customer={customer} edits={edits} />
        ) : null}
        <DraftLines desk={desk} draft={draft} edits={edits} mayOrder={mayOrder} />
      </div>
    </div>
  );
}

function useGoods(desk: RouteDesk, customerId: string): Goods | 'failed' | null {
  const [goods, setGoods] = useState<Goods | 'failed' | null>(null);
  useEffect(() => {
    desk.load(customerId).then(setGoods, () => setGoods('failed'));
  }, [desk, customerId]);
  return goods;
}

function Opening() {
  return (
    <div role="status" aria-label={copy.opening} className="page py-5">
      <ListSkeleton rows={4} />
    </div>
  );
}

function Notice({ children }: { children: string }) {
  return (
    <div className="page py-5">
      <Notification color="orange">{children}</Notification>
    </div>
  );
}
