import { RequestError } from '@matiz/client/request-error.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { SearchInput } from '@matiz/ui/inputs/search-input.tsx';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { profileCopy as copy } from '#copy/identity/profile.ts';
import {
  CustomerRow,
  type SellerCustomer,
  sellerCustomersQuery,
  useSelectCustomer,
} from '#features/identity/index.ts';
import { startQuery } from '#lib/network/start-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { readReturnPath } from '#lib/page/return-path.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { useRequest, useServices } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useMe } from '#session/me.query.ts';

export async function loadScreenData(services: ScreenArgs): Promise<null> {
  await startQuery(services, sellerCustomersQuery(services.request, ''));
  return null;
}

/** §9. */
const searchDebounceMs = 500;

/** §2 /home/select-customer: for whom the seller orders, then back to where they were. */
export function Component() {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), searchDebounceMs);
  const { data, error, isPending, isFetching, refetch, isPlaceholderData } = useQuery(
    sellerCustomersQuery(useRequest(), search),
  );
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
            onChangeText={setText}
            aria-controls="customers"
          />
        </div>
        <p aria-live="polite" className="sr-only">
          {data && !isPlaceholderData ? copy.results(data.results.length) : ''}
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
          {data ? <Customers customers={data.results} search={search} /> : null}
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
              isBusy={isPending && variables === customer._id}
              onSelect={() => {
                if (!isPending) mutate(customer._id);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}
