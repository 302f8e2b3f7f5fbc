import { listArrivals } from '@matiz/contracts/staff/arrivals.ts';
import type { ListCall } from '@matiz/contracts/staff/list.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { arrivalsCopy as copy } from '#copy/arrivals.ts';
import { receiveScanCopy } from '#copy/stock-scan.ts';
import { useWarehouseChoices } from '#parts/form/use-catalogue-choices.ts';
import { DownloadList } from '#parts/table/export/download-list.tsx';
import { ListProblem } from '#parts/table/list-problem.tsx';
import { NothingHere } from '#parts/table/nothing-here.tsx';
import { TableFooter } from '#parts/table/table-footer.tsx';
import { FilterField, SearchField } from '#parts/table/table-toolbar.tsx';
import { useList } from '#parts/table/use-list.ts';
import { useCan } from '#session/me.ts';
import { MakeArrival, ReceiveArrival } from './arrival-acts.tsx';
import { ArrivalCard } from './arrival-card.tsx';
import { arrivalFileColumns as fileColumns } from './arrival-file-columns.ts';
import type { ArrivalAct, ArrivalRow } from './arrival-row.ts';
import { MoveArrival } from './move-arrival.tsx';

type Doing = { act: 'make' } | { act: ArrivalAct; row: ArrivalRow } | null;

const open = { 'f.open': 'yes' };

/** What comes, day by day: the same cards on a desk and on a phone in the warehouse. */
export function ArrivalsBoard() {
  const mayWrite = useCan('arrivals:write');
  const warehouses = useWarehouseChoices();
  const { state, change, show, data, count, ...found } = useList(listArrivals, open);
  const search = useRef<HTMLInputElement>(null);
  const [doing, setDoing] = useState<Doing>(null);
  const done = () => setDoing(null);
  // The contract's rows; the compiler cannot follow them through the general call.
  const rows = (data?.rows ?? []) as unknown as readonly ArrivalRow[];
  const filters = [
    { name: 'warehouse', label: copy.warehouse, choices: warehouses },
    {
      name: 'state',
      label: copy.state,
      choices: [
        { value: 'late', label: copy.late },
        { value: 'waited', label: copy.waited },
      ],
    },
  ];
  return (
    <section className="p-4 lg:p-6">
      <header className="flex min-h-11 flex-wrap items-center gap-3">
        <h1 className="mr-auto text-xl">{copy.title}</h1>
        <Link to="/llegadas/recibidas" className="text-accent hover:underline">
          {copy.seeReceived}
        </Link>
        {mayWrite ? (
          <Link
            to="/llegadas/recibir"
            className={buttonClass({ size: 'sm', variant: 'secondary' })}
          >
            {receiveScanCopy.open}
          </Link>
        ) : null}
        {mayWrite ? (
          <Button
            size="sm"
            start={<Plus size={16} aria-hidden />}
            onClick={() => setDoing({ act: 'make' })}
          >
            {copy.make}
          </Button>
        ) : null}
      </header>
      <div className="my-3 flex min-h-9 flex-wrap items-center gap-2">
        <SearchField state={state} change={change} field={search} />
        {filters.map((filter) => (
          <FilterField key={filter.name} filter={filter} state={state} change={change} />
        ))}
        <div className="ml-auto">
          <DownloadList
            title={copy.title}
            list={listArrivals as ListCall}
            state={state}
            within={open}
            columns={fileColumns}
            count={count}
          />
        </div>
      </div>
      {found.isError && !data ? (
        <ListProblem error={found.error} retry={() => void found.refetch()} />
      ) : null}
      {data && rows.length === 0 && !state.page ? (
        <NothingHere
          state={state}
          change={change}
          filters={filters}
          empty={copy.empty}
          create={undefined}
        />
      ) : null}
      {byDay(rows).map(([date, arrivals]) => (
        <section key={date} className="mt-6" aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} className="flex flex-wrap items-baseline gap-x-3 text-base">
            <span className="first-letter:uppercase">{copy.day(date)}</span>
            {arrivals[0]?.isLate ? (
              <span className="rounded-xs bg-danger-soft px-1.5 text-xs text-danger">
                {copy.isLate}
              </span>
            ) : null}
            <span className="font-text text-sm font-normal text-ink-soft">
              {copy.ofDay(
                arrivals.length,
                arrivals.reduce((sum, { cap }) => sum + cap, 0),
              )}
            </span>
          </h2>
          <ul className="mt-2 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {arrivals.map((row) => (
              <ArrivalCard
                key={row.id}
                row={row}
                act={mayWrite ? (act) => setDoing({ act, row }) : null}
              />
            ))}
          </ul>
        </section>
      ))}
      {count?.sums && rows.length > 0 ? (
        <p className="mt-6 font-semibold">
          {copy.total(count.sums.cap ?? 0, count.sums.promised ?? 0)}
        </p>
      ) : null}
      {data && (rows.length > 0 || state.page) ? (
        <TableFooter state={state} show={show} page={data} count={count} />
      ) : null}
      {doing?.act === 'make' ? <MakeArrival warehouses={warehouses} close={done} /> : null}
      {doing?.act === 'move' ? <MoveArrival row={doing.row} close={done} /> : null}
      {doing?.act === 'receive' ? <ReceiveArrival row={doing.row} close={done} /> : null}
    </section>
  );
}

function byDay(rows: readonly ArrivalRow[]): [string, readonly ArrivalRow[]][] {
  return [...Map.groupBy(rows, ({ date }) => date)];
}
