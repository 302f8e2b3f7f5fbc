import { RequestError } from '@matiz/client/request-error.ts';
import {
  maxCustomerSearch,
  type PortfolioFilter,
  portfolioFilters,
} from '@matiz/domain/identity/portfolio.ts';
import { Chip } from '@matiz/ui/inputs/chip.tsx';
import { ChipRow } from '@matiz/ui/inputs/chip-row.tsx';
import { SearchInput } from '@matiz/ui/inputs/search-input.tsx';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import { LoadMore } from '@matiz/ui/layout/load-more.tsx';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { portfolioCopy as copy } from '#copy/identity/portfolio.ts';
import { profileCopy } from '#copy/identity/profile.ts';
import {
  type SellerCustomer,
  sellerCustomersQuery,
  sellerDayQuery,
  useSelectCustomer,
} from '#features/identity/index.ts';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useMe } from '#session/me.query.ts';
import { PortfolioCard } from './portfolio-card.tsx';
import { readPortfolioFilter } from './portfolio-filter.ts';
import { RepeatOutcomeDialog } from './repeat-outcome.tsx';
import { useRepeatUsual } from './use-repeat-usual.ts';

/** §9. */
const searchDebounceMs = 500;

/** The seller's customers, searched and filtered; the filter is kept in the address. */
export function Portfolio() {
  const id = useId();
  const [query, setQuery] = useSearchParams();
  const filter = readPortfolioFilter(query);
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), searchDebounceMs);
  const choose = (next: PortfolioFilter | null) =>
    setQuery(next === null ? {} : { filtro: next }, { replace: true, preventScrollReset: true });
  return (
    <section aria-labelledby={id} className="page">
      <h2 id={id} className="text-xl sm:text-2xl">
        {copy.title}
      </h2>
      <div className="mt-3 flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between">
        <div className="w-full lg:max-w-md">
          <SearchInput
            label={profileCopy.searchLabel}
            placeholder={profileCopy.search}
            value={text}
            maxLength={maxCustomerSearch}
            onChangeText={setText}
          />
        </div>
        <Filters filter={filter} onChoose={choose} />
      </div>
      <Customers search={search} filter={filter} />
    </section>
  );
}

function Filters({
  filter,
  onChoose,
}: {
  filter: PortfolioFilter | null;
  onChoose: (next: PortfolioFilter | null) => void;
}) {
  const counts = useQuery(sellerDayQuery(useRequest())).data?.counts;
  return (
    <ChipRow label={copy.filters} bleed>
      <Chip selected={filter === null} count={counts?.all} onClick={() => onChoose(null)}>
        {copy.all}
      </Chip>
      {portfolioFilters.map((one) => (
        <Chip
          key={one}
          selected={filter === one}
          count={counts?.[one]}
          onClick={() => onChoose(filter === one ? null : one)}
        >
          {copy.filter[one]}
        </Chip>
      ))}
    </ChipRow>
  );
}

function Customers({ search, filter }: { search: string; filter: PortfolioFilter | null }) {
  const request = useRequest();
  const list = useInfiniteQuery({
    ...sellerCustomersQuery(request, search, filter),
    placeholderData: keepPreviousData,
  });
  const counts = useQuery(sellerDayQuery(request)).data?.counts;
  if (list.isPending) {
    return (
      <div role="status" aria-label={copy.loading} className="mt-4">
        <ListSkeleton rows={4} />
      </div>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorState
        title={copy.failed}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      >
        {list.error instanceof RequestError ? list.error.message : null}
      </ErrorState>
    );
  }
  const customers = list.data.pages.flatMap(({ results }) => results);
  const all = search === '' ? counts?.[filter ?? 'all'] : undefined;
  if (customers.length === 0) return <Nobody search={search} filter={filter} />;
  return (
    <div aria-busy={list.isPlaceholderData || undefined} className="aria-busy:opacity-60">
      <Cards customers={customers} />
      <LoadMore
        progress={
          all === undefined
            ? profileCopy.results(customers.length)
            : copy.shown(customers.length, all)
        }
        onLoadMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
        loading={list.isFetchingNextPage}
        label={copy.more}
      />
    </div>
  );
}

function Cards({ customers }: { customers: readonly SellerCustomer[] }) {
  const current = useMe()?.customer?._id;
  const select = useSelectCustomer(links.marketplace);
  const { repeat, busyId, outcome, close } = useRepeatUsual();
  const isBusy = select.isPending || busyId !== null;
  return (
    <>
      <ul className="mt-4 grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {customers.map((customer) => {
          const { _id: customerId } = customer;
          return (
            <li key={customerId}>
              <PortfolioCard
                customer={customer}
                isCurrent={customerId === current}
                isRepeating={busyId === customerId}
                isChoosing={select.isPending && select.variables.customerId === customerId}
                onRepeat={() => {
                  if (!isBusy) repeat(customer);
                }}
                onChoose={() => {
                  if (!isBusy) select.mutate({ customerId });
                }}
              />
            </li>
          );
        })}
      </ul>
      <RepeatOutcomeDialog outcome={outcome} onClose={close} />
    </>
  );
}

function Nobody({ search, filter }: { search: string; filter: PortfolioFilter | null }) {
  if (search !== '') {
    return (
      <EmptyState title={profileCopy.noneFound}>{profileCopy.noneFoundText(search)}</EmptyState>
    );
  }
  return filter === null ? (
    <EmptyState title={profileCopy.noCustomers}>{profileCopy.noCustomersText}</EmptyState>
  ) : (
    <EmptyState title={copy.nothingHere}>{copy.noneIn[filter]}</EmptyState>
  );
}
