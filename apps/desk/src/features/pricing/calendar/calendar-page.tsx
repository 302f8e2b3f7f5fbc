import { listPriceCalendar } from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { VisuallyHidden } from '@matiz/ui/visually-hidden.tsx';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { calendarCopy as copy } from '#copy/pricing/calendar.ts';
import { programmedCopy } from '#copy/pricing/price-rules.ts';
import { useWarehouseChoices } from '#parts/form/use-catalogue-choices.ts';
import { ListProblem } from '#parts/table/list-problem.tsx';
import { NothingHere } from '#parts/table/nothing-here.tsx';
import { TableFooter } from '#parts/table/table-footer.tsx';
import { FilterField, SearchField } from '#parts/table/table-toolbar.tsx';
import { useList } from '#parts/table/use-list.ts';
import { calendarKeys } from './calendar-keys.ts';
import { readRange } from './calendar-range.ts';
import { type CalendarProduct, calendarPriceOf } from './calendar-rows.ts';
import { DatedLists } from './dated-lists.tsx';
import { DaysHead } from './days-head.tsx';
import { MovedPanel } from './moved-panel.tsx';
import { ProductRow } from './product-row.tsx';
import { RangeNav } from './range-nav.tsx';
import { useMovedPrice } from './use-moved-price.ts';

/** Programmed prices by day, with what meets what before any of it is saved (D-6). */
export function PriceCalendarPage() {
  const [search] = useSearchParams();
  const today = bogotaDate(new Date());
  const range = readRange(search, today);
  const warehouses = useWarehouseChoices();
  const { state, change, show, data, count, ...found } = useList(listPriceCalendar, {
    'f.from': range.from,
    'f.to': range.to,
  });
  const field = useRef<HTMLInputElement>(null);
  const moves = useMovedPrice();
  // The contract's rows; the compiler cannot follow them through the general call.
  const products = (data?.rows ?? []) as unknown as readonly CalendarProduct[];
  const filters = [{ name: 'warehouse', label: programmedCopy.warehouse, choices: warehouses }];
  const onKeyDown = calendarKeys({
    leave: moves.leave,
    move(id, days, part) {
      const product = products.find(({ windows }) => windows.some((each) => each.id === id));
      const stored = product?.windows.find((each) => each.id === id);
      if (!product || !stored) return;
      const price = moves.moved?.id === id ? moves.moved : calendarPriceOf(stored);
      moves.move({ ...price, rowId: product.id, code: product.code }, days, part);
    },
  });
  return (
    <section className="p-4 lg:p-6">
      <header className="flex min-h-11 flex-wrap items-center gap-3">
        <h1 className="mr-auto text-xl">{copy.title}</h1>
        <Link
          to="/precios/programados"
          className={buttonClass({ size: 'sm', variant: 'secondary' })}
        >
          {copy.table}
        </Link>
        {moves.mayWrite ? (
          <Link to="/precios/programados/nueva" className={buttonClass({ size: 'sm' })}>
            <Plus size={16} aria-hidden />
            {programmedCopy.fresh}
          </Link>
        ) : null}
      </header>
      <div className="my-3 flex min-h-9 flex-wrap items-center gap-2">
        <RangeNav range={range} today={today} />
        <SearchField state={state} change={change} field={field} />
        {filters.map((filter) => (
          <FilterField key={filter.name} filter={filter} state={state} change={change} />
        ))}
      </div>
      {found.isError && !data ? (
        <ListProblem error={found.error} retry={() => void found.refetch()} />
      ) : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the bars inside, which are links */}
      <div
        onKeyDown={onKeyDown}
        className="overflow-x-auto rounded-md border border-line bg-surface"
      >
        <table
          aria-label={copy.title}
          aria-describedby="calendar-keys"
          aria-busy={found.isFetching}
          className={`w-full min-w-3xl table-fixed ${found.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <thead className="bg-sunken text-xs text-ink-soft">
            <tr>
              <th
                scope="col"
                className="w-56 border-r xl:w-72 border-line px-3 text-left font-medium"
              >
                {copy.product}
              </th>
              <th scope="col" className="p-0 font-medium">
                <VisuallyHidden>{copy.range(range.view, range.from, range.to)}</VisuallyHidden>
                <DaysHead range={range} today={today} />
              </th>
            </tr>
          </thead>
          <DatedLists range={range} today={today} />
          <tbody>
            {products.map((product) => (
              <ProductRow
                key={product.id}
                product={product}
                range={range}
                today={today}
                moved={moves.moved}
                move={moves.mayWrite ? moves.move : undefined}
              />
            ))}
          </tbody>
        </table>
        {data && products.length === 0 && !state.page ? (
          <NothingHere
            state={state}
            change={change}
            filters={filters}
            empty={copy.empty}
            create={undefined}
          />
        ) : null}
      </div>
      <p id="calendar-keys" className="mt-2 text-xs text-ink-faint">
        {copy.keys}
      </p>
      {data && (products.length > 0 || state.page) ? (
        <TableFooter state={state} show={show} page={data} count={count} />
      ) : null}
      <MovedPanel moves={moves} products={products} range={range} />
    </section>
  );
}
