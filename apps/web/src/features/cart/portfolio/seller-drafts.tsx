import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { readSellerDay } from '@matiz/contracts/identity/seller-customers.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { chipClass } from '@matiz/ui/inputs/chip.tsx';
import { ChipRow } from '@matiz/ui/inputs/chip-row.tsx';
import { Tag } from '@matiz/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { portfolioCopy as copy } from '#copy/identity/portfolio.ts';
import { handOverCopy } from '#copy/orders/hand-over.ts';
import { sellerDayQuery, useSelectCustomer } from '#features/identity/index.ts';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';

type Draft = ReplyOf<typeof readSellerDay>['drafts'][number];

/** More than these are asked for. */
const shownDrafts = 3;

/** What a seller left open, for whom, and how far the customer's approval is. */
export function SellerDrafts() {
  const id = useId();
  const { data } = useQuery(sellerDayQuery(useRequest()));
  const [isOpen, setOpen] = useState(false);
  const select = useSelectCustomer(links.cart);
  const drafts = data?.drafts ?? [];
  if (drafts.length === 0) return null;
  const shown = isOpen ? drafts : drafts.slice(0, shownDrafts);
  return (
    <section aria-labelledby={id} className="page">
      <h2 id={id} className="text-xl sm:text-2xl">
        {copy.drafts}
      </h2>
      <ul className="mt-3 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((draft) => (
          <li key={draft.cartId}>
            <DraftRow
              draft={draft}
              isBusy={select.isPending && select.variables.cartId === draft.cartId}
              onGoOn={() => {
                const { customerId, cartId } = draft;
                if (!select.isPending) select.mutate({ customerId, cartId });
              }}
            />
          </li>
        ))}
      </ul>
      {shown.length < drafts.length ? (
        <Button variant="quiet" size="sm" className="mt-2" onClick={() => setOpen(true)}>
          {copy.allDrafts(drafts.length)}
        </Button>
      ) : null}
    </section>
  );
}

function DraftRow({
  draft,
  isBusy,
  onGoOn,
}: {
  draft: Draft;
  isBusy: boolean;
  onGoOn: () => void;
}) {
  const { businessName, units, amount, changedAt, handOver } = draft;
  return (
    <div className="flex h-full items-center gap-3 rounded-lg bg-surface p-4 shadow-card">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">{businessName}</span>
          {handOver ? <Tag kind="presale">{handOverCopy.states[handOver]}</Tag> : null}
        </p>
        <p className="text-sm tabular-nums">{copy.draftOf(units, amount)}</p>
        <p className="text-xs text-ink-faint">{copy.changed(formatMoment(changedAt))}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        loading={isBusy}
        aria-label={copy.goOnWith(businessName)}
        onClick={onGoOn}
      >
        {copy.goOn}
      </Button>
    </div>
  );
}

/** For whom one worked last, but for the one of now. */
export function RecentCustomers() {
  const { data } = useQuery(sellerDayQuery(useRequest()));
  const current = useMe()?.customer?._id;
  const select = useSelectCustomer(links.home);
  const recents = (data?.recents ?? []).filter(({ customerId }) => customerId !== current);
  if (recents.length === 0) return null;
  return (
    <div className="page -my-4">
      <ChipRow label={copy.recents} bleed>
        <span aria-hidden="true" className="self-center text-sm text-ink-soft">
          {copy.recents}:
        </span>
        {recents.map(({ customerId, businessName }) => (
          <button
            key={customerId}
            type="button"
            className={chipClass(false)}
            aria-label={copy.workFor(businessName)}
            onClick={() => {
              if (!select.isPending) select.mutate({ customerId });
            }}
          >
            {businessName}
          </button>
        ))}
      </ChipRow>
    </div>
  );
}
