import { mostRouteCustomers } from '@matiz/domain/cart/route/route-goods.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Checkbox } from '@matiz/ui/inputs/checkbox.tsx';
import { SearchInput } from '@matiz/ui/inputs/search-input.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { routeCopy as copy } from '#copy/cart/route.ts';
import { portfolioCopy } from '#copy/identity/portfolio.ts';
import { profileCopy } from '#copy/identity/profile.ts';
import { type SellerCustomer, sellerCustomersQuery } from '#features/identity/index.ts';
import { useOnline } from '#lib/network/use-online.ts';
import { useRequest } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import type { RouteDesk } from './keep/route-desk.ts';

const searchDebounceMs = 500;
/** So many of the first are proposed. */
const proposed = 8;

/** Whom the seller visits, and the fetching of what they need there. */
export function ChooseCustomers({
  desk,
  before,
  onClose,
}: {
  desk: RouteDesk;
  before: readonly string[] | null;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), searchDebounceMs);
  const list = useInfiniteQuery(sellerCustomersQuery(useRequest(), search));
  const [chosen, setChosen] = useState<readonly string[] | null>(before);
  const fetching = useFetching(desk, onClose);
  const customers = list.data?.pages.flatMap(({ results }) => results) ?? [];
  const isFirst = chosen === null && search === '' && customers.length > 0;
  const proposal = isFirst ? propose(customers) : null;
  useEffect(() => {
    if (proposal) setChosen(proposal);
  }, [proposal]);
  const ids = chosen ?? [];
  const toggle = (id: string) =>
    setChosen(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return (
    <section className="flex flex-col gap-4">
      <div>
        <h2 className="text-xl">{copy.choose}</h2>
        <p className="mt-1 text-sm text-ink-soft">{copy.chooseText(mostRouteCustomers)}</p>
      </div>
      <SearchInput
        label={copy.searchCustomer}
        placeholder={profileCopy.search}
        value={text}
        onChangeText={setText}
      />
      {list.isPending ? <ListSkeleton rows={4} /> : null}
      {list.isError && customers.length === 0 ? (
        <ErrorState title={copy.customersFailed} onRetry={() => void list.refetch()} />
      ) : null}
      <ul className="divide-y divide-line rounded-lg bg-surface px-4 shadow-card empty:hidden">
        {customers.map((customer) => (
          <li key={customer._id}>
            <Checkbox
              label={<CustomerLabel customer={customer} />}
              checked={ids.includes(customer._id)}
              disabled={
                !customer.hasCoverage ||
                fetching.isBusy ||
                (ids.length >= mostRouteCustomers && !ids.includes(customer._id))
              }
              onChange={() => toggle(customer._id)}
            />
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button variant="quiet" size="sm" onClick={() => void list.fetchNextPage()}>
          {profileCopy.moreCustomers}
        </Button>
      ) : null}
      <Fetching fetching={fetching} ids={ids} canGoBack={before !== null} onClose={onClose} />
    </section>
  );
}

/** Those who owe a visit first: with a draft, without an order for long; then as they ordered. */
function propose(customers: readonly SellerCustomer[]): string[] {
  const weight = ({ draftUnits, idleDays }: SellerCustomer) =>
    (draftUnits > 0 ? 2 : 0) + ((idleDays ?? 0) >= 7 ? 1 : 0);
  return customers
    .filter(({ hasCoverage }) => hasCoverage)
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, proposed)
    .map(({ _id }) => _id);
}

function CustomerLabel({ customer }: { customer: SellerCustomer }) {
  const { businessName, city, idleDays, draftUnits, hasCoverage } = customer;
  const about = [
    city,
    idleDays === null ? portfolioCopy.never : portfolioCopy.daysAgo(idleDays),
    ...(draftUnits > 0 ? [portfolioCopy.draftUnits(draftUnits)] : []),
    ...(hasCoverage ? [] : [copy.noCoverage]),
  ];
  return (
    <span className="block">
      <span className="block font-semibold">{businessName}</span>
      <span className="block text-sm text-ink-soft">{about.join(' · ')}</span>
    </span>
  );
}

interface FetchingState {
  readonly isBusy: boolean;
  readonly progress: number;
  readonly problem: string | null;
  readonly start: (ids: readonly string[]) => void;
}

function useFetching(desk: RouteDesk, onDone: () => void): FetchingState {
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  async function start(ids: readonly string[]): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await desk.prepare(ids, setProgress);
      toast({ tone: 'success', message: copy.prepared(ids.length) });
      onDone();
    } catch {
      setProblem(copy.failed);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, progress, problem, start: (ids) => void start(ids) };
}

function Fetching({
  fetching,
  ids,
  canGoBack,
  onClose,
}: {
  fetching: FetchingState;
  ids: readonly string[];
  canGoBack: boolean;
  onClose: () => void;
}) {
  const isOnline = useOnline();
  const { isBusy, progress, problem, start } = fetching;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm tabular-nums" aria-live="polite">
        {copy.chosen(ids.length)}
      </p>
      {isBusy ? (
        <div>
          <p className="flex justify-between text-sm">
            <span>{copy.preparing}</span>
            <span className="tabular-nums">{copy.progress(progress)}</span>
          </p>
          <progress
            className="mt-1.5 h-2 w-full accent-accent"
            aria-label={copy.preparing}
            value={progress}
            max={1}
          />
        </div>
      ) : null}
      {problem ? <Notification color="orange">{problem}</Notification> : null}
      {isOnline ? null : <Notification color="gray">{copy.needsLine}</Notification>}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={ids.length === 0 || !isOnline}
          loading={isBusy}
          onClick={() => start(ids)}
        >
          {problem ? copy.goOn : copy.prepare(ids.length)}
        </Button>
        {canGoBack ? (
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {copy.cancel}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
