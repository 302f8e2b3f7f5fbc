import type { Difference } from '@matiz/domain/cart/route/draft-differences.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { Tag } from '@matiz/ui/tag.tsx';
import { useId } from 'react';
import { routeCopy as copy } from '#copy/cart/route.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { Differences } from './differences.tsx';
import { discardRefused } from './keep/change-draft.ts';
import type { DeskView, RouteDesk } from './keep/route-desk.ts';
import { emptyDraft, isUnsent, type RouteCustomer, type RouteDraft } from './keep/route-parts.ts';
import { routeOrderAddress } from './route-address.ts';
import { SentActions } from './sent-actions.tsx';

const cardClass = 'flex flex-col gap-3 rounded-lg bg-surface p-4 shadow-card';

/** The customers of the route, each with what is ordered for it and what came of it. */
export function RouteCustomers({ desk, view }: { desk: RouteDesk; view: DeskView }) {
  const id = useId();
  const { route, drafts, checked, state } = view;
  const customers = route?.customers ?? [];
  const known = new Set(customers.map(({ customerId }) => customerId));
  const others = [...drafts.values()].filter(
    (draft) => isUnsent(draft) && !known.has(draft.customerId),
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {copy.customers}
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {customers.map((customer) => {
          const { customerId, businessName } = customer;
          const draft = drafts.get(customerId) ?? emptyDraft(customerId, businessName);
          return (
            <li key={customerId} className={cardClass}>
              <Head customer={customer} draft={draft} mayOrder={state === 'fresh'} />
              <Outcome desk={desk} draft={draft} differences={checked.get(customerId)} />
              {draft.sent ? <SentActions customer={customer} sent={draft.sent} /> : null}
            </li>
          );
        })}
        {others.map((draft) => (
          <li key={draft.customerId} className={cardClass}>
            <h3 className="font-text text-base leading-6 font-semibold tracking-normal">
              {draft.businessName}
            </h3>
            <p className="text-sm">{copy.inDraft(unitsIn(draft.lines), null)}</p>
            <Outcome desk={desk} draft={draft} differences={checked.get(draft.customerId)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What became of a draft until the shop has it. */
function Outcome({
  desk,
  draft: { customerId, businessName, outgoing },
  differences,
}: {
  desk: RouteDesk;
  draft: RouteDraft;
  differences: readonly Difference[] | undefined;
}) {
  return (
    <>
      {outgoing ? (
        <Notification color={outgoing.problem ? 'red' : 'gray'}>
          {outgoing.problem ?? copy.onItsWay(unitsIn(outgoing.lines))}
        </Notification>
      ) : null}
      {outgoing?.problem ? (
        <Button
          variant="quiet"
          size="sm"
          className="self-start"
          aria-label={copy.discardOf(businessName)}
          onClick={() => void desk.change(customerId, discardRefused)}
        >
          {copy.discard}
        </Button>
      ) : null}
      {differences === undefined ? null : differences.length > 0 ? (
        <Differences title={copy.changed} differences={differences} />
      ) : (
        <Notification color="green">{copy.same}</Notification>
      )}
    </>
  );
}

function Head({
  customer,
  draft,
  mayOrder,
}: {
  customer: RouteCustomer;
  draft: RouteDraft;
  mayOrder: boolean;
}) {
  const { customerId, businessName, city, name, credit } = customer;
  const units = unitsIn(draft.lines);
  const canOrder = mayOrder && customer.warehouse !== null;
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <h3 className="font-text text-base leading-6 font-semibold tracking-normal">
          {businessName}
        </h3>
        <p className="text-sm text-ink-soft">
          {city} · {name}
        </p>
        {credit ? (
          <p className="text-sm tabular-nums">
            {copy.credit(credit.left)}
            {credit.overdue > 0 ? (
              <strong className="font-semibold text-danger">
                {' '}
                · {copy.overdue(credit.overdue)}
              </strong>
            ) : null}
          </p>
        ) : null}
        <p className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
          {units > 0 ? <Tag kind="presale">{copy.inDraft(units, null)}</Tag> : null}
          {customer.warehouse ? null : <Tag kind="sold-out">{copy.noCoverage}</Tag>}
        </p>
      </div>
      {canOrder || units > 0 ? (
        <AppLink
          to={routeOrderAddress(customerId)}
          aria-label={units > 0 ? copy.goOnWith(businessName) : copy.orderOf(businessName)}
          className={buttonClass({ variant: units > 0 ? 'primary' : 'soft', size: 'sm' })}
        >
          {units > 0 ? copy.goOnOrder : copy.order}
        </AppLink>
      ) : null}
    </div>
  );
}

function unitsIn(lines: readonly { readonly quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
