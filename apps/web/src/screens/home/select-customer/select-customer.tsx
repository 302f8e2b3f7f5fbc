import { RequestError } from '@matiz/client/request-error.ts';
import { maxCustomerSearch } from '@matiz/domain/identity/portfolio.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { SearchInput } from '@matiz/ui/inputs/search-input.tsx';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import { LoadMore } from '@matiz/ui/layout/load-more.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { profileCopy as copy } from '#copy/identity/profile.ts';
import {
  CustomerRow,
  type SellerCustomer,
  sellerCustomersQuery,
  useSelectCustomer,
} from '#features/identity/index.ts';
import { startPages } from '#lib/network/start-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { readReturnPath } from '#lib/page/return-path.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { useRequest, useServices } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useMe } from '#session/me.query.ts';

export async function loadScreenData(services: ScreenArgs): Promise<null> {
  await startPages(services, sellerCustomersQuery(services.request, ''));
  return null;
}

/** §9. */
const searchDebounceMs = 500;

/** §2 /home/select-customer: for whom the seller orders, then back to where they were. */
export function Component() {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), searchDebounceMs);
  const list = useInfiniteQuery({
    ...sellerCustomersQuery(useRequest(), search),
    placeholderData: keepPreviousData,
  });
  const { data, error, isPending, isFetching, refetch, isPlaceholderData } = list;
  const customers = data?.pages.flatMap(({ results }) => results);
  return (
    <div className="page py-5 lg:py-8">
      <div className="mx-auto max-w-3xl">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h1 className="text-2xl lg:text-3xl">{copy.selectTitle}</h1>
            <p className="mt-1 text-ink-soft">{copy.selectText}</p>
          </div>
          <AppLink
            to={links.registerProcess}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {copy.registerCustomer}
          </AppLink>
        </div>
        <div className="mt-4">
          <SearchInput
            label={copy.searchLabel}
            placeholder={copy.search}
            size="lg"
            value={text}
            maxLength={maxCustomerSearch}
            onChangeText={setText}
            aria-controls="customers"
          />
        </div>
        <p aria-live="polite" className="sr-only">
          {customers && !isPlaceholderData ? copy.results(customers.length) : ''}
        </p>
        <div id="customers" className="mt-4" aria-busy={isFetching || undefined}>
          {isPending ? <ListSkeleton rows={5} /> : null}
          {error && !data ? (
            <ErrorState
              title={copy.customersFailed}
              onRetry={() => void refetch()}
              retrying={isFetching}
            >
              {error instanceof RequestError ? error.message : null}
            </ErrorState>
          ) : null}
          {customers ? <Customers customers={customers} search={search} /> : null}
          {list.hasNextPage ? (
            <LoadMore
              onLoadMore={() => void list.fetchNextPage()}
              loading={list.isFetchingNextPage}
              label={copy.moreCustomers}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
}

function Customers({
  customers,
  search,
}: {
  customers: readonly SellerCustomer[];
  search: string;
}) {
  const [query] = useSearchParams();
  const { routes } = useServices();
  const current = useMe()?.customer?._id;
  const { mutate, isPending, variables } = useSelectCustomer(
    readReturnPath(query.get('redirectTo'), routes) ?? links.home,
  );
  if (customers.length === 0) {
    return search === '' ? (
      <EmptyState title={copy.noCustomers}>{copy.noCustomersText}</EmptyState>
    ) : (
      <EmptyState title={copy.noneFound}>{copy.noneFoundText(search)}</EmptyState>
    );
  }
  const groups = [
    { title: copy.recent, rows: customers.filter(({ lastOrderAt }) => lastOrderAt !== null) },
    { title: copy.others, rows: customers.filter(({ lastOrderAt }) => lastOrderAt === null) },
  ].filter(({ rows }) => rows.length > 0);
  return groups.map(({ title, rows }) => (
    <section key={title} aria-label={title} className="mb-6">
      <h2 className="eyebrow mb-2">{title}</h2>
      <ul className="flex flex-col gap-2.5">
        {rows.map((customer) => (
          <li key={customer._id}>
            <CustomerRow
              customer={customer}
              isCurrent={customer._id === current}
              isBusy={isPending && variables.customerId === customer._id}
              onSelect={() => {
                if (!isPending) mutate({ customerId: customer._id });
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}
