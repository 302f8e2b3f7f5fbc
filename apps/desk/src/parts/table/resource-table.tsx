import type { ListCall, RowOf } from '@matiz/contracts/staff/list.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { tableCopy as copy } from '#copy/table/table.ts';
import { BulkSummary } from './bulk/bulk-summary.tsx';
import { ChooseAll } from './bulk/choose-all.tsx';
import type { BulkResult } from './bulk/chosen-rows.ts';
import { DownloadList } from './export/download-list.tsx';
import { HeadCell } from './head-cell.tsx';
import { ListProblem } from './list-problem.tsx';
import { NothingHere } from './nothing-here.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableFooter } from './table-footer.tsx';
import { TableRow } from './table-row.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import type { AnyRow, ResourceTableProps } from './table-types.ts';
import { TotalsRow } from './totals-row.tsx';
import { useColumnChoice } from './use-column-choice.ts';
import { useList } from './use-list.ts';
import { useSelection } from './use-selection.ts';
import { useTableKeys } from './use-table-keys.ts';
import { TableViews } from './views/table-views.tsx';

const noRows: never[] = [];

/**
 * A list of the staff as a table: columns to choose, filters and order in the address, keys, a
 * selection that survives pages. Built once; a screen brings columns and filters as data (D-19).
 */
export function ResourceTable<C extends ListCall>(props: ResourceTableProps<C>) {
  const {
    title,
    isPart = false,
    lead,
    keptAs,
    usualOrder,
    list,
    within: fixed = {},
    columns,
    filters = [],
    open,
    nameOf,
    create,
    also,
    empty,
    bulk,
  } = props;
  const [search] = useSearchParams();
  const within = usualOrder && !search.has('orden') ? { ...fixed, order: usualOrder } : fixed;
  const found = useList(list, within);
  const { state, change, show, data, count } = found;
  type Row = RowOf<C> & AnyRow;
  // The rows' shape is the contract's; the compiler cannot follow it through the general call.
  const rows = (data?.rows ?? noRows) as unknown as readonly Row[];

  const Title = isPart ? 'h2' : 'h1';
  const navigate = useNavigate();
  const body = useRef<HTMLTableSectionElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const choice = useColumnChoice(keptAs ?? list.path, columns);
  const { shown } = choice;
  const isSelectable = bulk !== undefined;
  const selection = useSelection({ rows, state, within, count });
  const { chosen, others, isChosen, leave } = selection;
  const [outcome, setOutcome] = useState<BulkResult | null>(null);
  const finish = (result?: BulkResult) => {
    leave();
    setOutcome(result && (result.refused.length > 0 || result.stopped !== null) ? result : null);
  };
  const onKeyDown = useTableKeys({
    body,
    search: searchField,
    toggle: (index) => isSelectable && selection.toggle(index),
    // Pressed a second time it means all that there are.
    selectPage: () =>
      isSelectable && (others?.isExact ? selection.selectAll : selection.selectPage)(),
    leave,
    create: create ? () => void navigate(create.to) : null,
    refresh: () => void found.refetch(),
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the table inside; every one has a control of its own
    <section className={isPart ? undefined : 'p-4 lg:p-6'} onKeyDown={onKeyDown}>
      <header className="flex min-h-11 flex-wrap items-center gap-3">
        <Title className={clsx(isPart ? 'mr-auto text-lg' : 'mr-2 text-xl')}>{title}</Title>
        {isPart || keptAs !== undefined ? null : (
          <TableViews
            list={list.path}
            state={state}
            shown={shown.map(({ id }) => id)}
            show={(next, ids) => {
              show(next);
              if (ids) choice.show(ids);
            }}
          />
        )}
        {also ? (
          <Link to={also.to} className={buttonClass({ size: 'sm', variant: 'secondary' })}>
            {also.label}
          </Link>
        ) : null}
        {create ? (
          <Link to={create.to} aria-keyshortcuts="n" className={buttonClass({ size: 'sm' })}>
            <Plus size={16} aria-hidden />
            {create.label ?? copy.create(create.thing)}
          </Link>
        ) : null}
      </header>
      {lead ? <p className="max-w-prose text-ink-soft">{lead}</p> : null}
      <TableToolbar
        state={state}
        change={change}
        filters={filters}
        columns={choice}
        search={searchField}
        download={
          <DownloadList
            title={title}
            list={list as ListCall}
            state={state}
            within={within}
            columns={shown}
            count={count}
          />
        }
        selection={
          bulk && chosen
            ? {
                count: chosen.count,
                leave,
                offer: others ? <ChooseAll count={others} chooseAll={selection.selectAll} /> : null,
                actions: bulk(chosen, finish),
              }
            : null
        }
      />
      {outcome ? (
        <BulkSummary
          result={outcome}
          known={(id) => {
            const row = selection.known(id);
            return row ? { name: nameOf(row), href: open?.(row) ?? null } : null;
          }}
          close={() => setOutcome(null)}
        />
      ) : null}
      {found.isError && !data ? (
        <ListProblem error={found.error} retry={() => void found.refetch()} />
      ) : data && rows.length === 0 && !state.page ? (
        <NothingHere
          state={state}
          change={change}
          filters={filters}
          empty={empty}
          create={create}
        />
      ) : (
        <div className="relative overflow-x-auto rounded-md border border-line bg-surface">
          {found.isPlaceholderData ? (
            <div className="absolute inset-x-0 top-0 h-0.5 bg-accent" />
          ) : null}
          <table
            aria-label={title}
            aria-busy={found.isFetching}
            aria-rowcount={count?.isExact ? count.value : -1}
            className={found.isPlaceholderData ? 'stacked w-full opacity-60' : 'stacked w-full'}
          >
            <thead className="bg-sunken text-left text-xs text-ink-soft">
              <tr>
                {isSelectable ? (
                  <th scope="col" className="w-10 pl-3">
                    <input
                      type="checkbox"
                      aria-label={copy.selectPage}
                      checked={selection.isPageChosen}
                      onChange={(event) => selection.selectPage(event.target.checked)}
                    />
                  </th>
                ) : null}
                {shown.map((column) => (
                  <HeadCell
                    key={column.id}
                    column={column}
                    list={list}
                    order={state.order ?? usualOrder ?? null}
                    setOrder={(order) => change({ order })}
                  />
                ))}
              </tr>
            </thead>
            <tbody ref={body}>
              {data ? (
                rows.map((row, index) => (
                  <TableRow
                    key={row.id}
                    row={row}
                    columns={shown}
                    href={open?.(row) ?? null}
                    name={nameOf(row)}
                    isFirst={index === 0}
                    choice={
                      isSelectable
                        ? {
                            isChosen: isChosen(row.id),
                            toggle: () => selection.toggle(index),
                          }
                        : null
                    }
                  />
                ))
              ) : (
                <SkeletonRows columns={shown.length + (isSelectable ? 1 : 0)} />
              )}
            </tbody>
            <TotalsRow
              columns={shown}
              count={count}
              isNarrowed={state.q !== '' || Object.keys(state.filters).length > 0}
              before={isSelectable ? 1 : 0}
            />
          </table>
        </div>
      )}
      {data && (rows.length > 0 || state.page) ? (
        <TableFooter state={state} show={show} page={data} count={count} />
      ) : null}
    </section>
  );
}
