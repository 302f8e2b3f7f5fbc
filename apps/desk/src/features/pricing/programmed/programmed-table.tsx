import {
  bulkProgrammedPrices,
  listProgrammedPrices,
} from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { calendarCopy } from '#copy/pricing/calendar.ts';
import { programmedCopy as copy, ruleCopy } from '#copy/pricing/price-rules.ts';
import { pricesCopy } from '#copy/pricing/prices.ts';
import { bulkThings } from '#copy/table/bulk.ts';
import { useWarehouseChoices } from '#parts/form/use-catalogue-choices.ts';
import { BulkActs } from '#parts/table/bulk/bulk-acts.tsx';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { ruleActs } from '../rules/rule-acts.ts';
import { RuleStateMark } from '../rules/state-mark.tsx';
import { showWindow, stateChoices } from '../rules/window-fields.ts';
import { WindowText } from '../rules/window-text.tsx';

export function ProgrammedPricesTable() {
  const mayWrite = useCan('prices:publish');
  const warehouses = useWarehouseChoices();
  return (
    <ResourceTable
      title={copy.title}
      list={listProgrammedPrices}
      columns={[
        {
          id: 'when',
          head: ruleCopy.when,
          order: 'starts',
          cell: (row) => <WindowText {...row} />,
          text: ({ startsAt, endsAt }) => showWindow(startsAt, endsAt),
        },
        {
          id: 'state',
          head: ruleCopy.state,
          cell: ({ state }) => <RuleStateMark state={state} />,
          text: ({ state }) => ruleCopy.states[state],
        },
        {
          id: 'product',
          head: pricesCopy.product,
          cell: ({ code, product }) => `${code} ${product}`,
          text: ({ code, product }) => `${code} ${product}`,
        },
        {
          id: 'warehouse',
          head: pricesCopy.warehouse,
          cell: ({ warehouse }) => warehouse ?? copy.everywhere,
          text: ({ warehouse }) => warehouse ?? copy.everywhere,
        },
        {
          id: 'base',
          head: copy.base,
          align: 'end',
          cell: ({ basePrice }) => (basePrice === null ? '–' : formatPesos(basePrice)),
          text: ({ basePrice }) => basePrice ?? '',
        },
        {
          id: 'price',
          head: copy.price,
          align: 'end',
          cell: ({ price }) => formatPesos(price),
          text: ({ price }) => price,
        },
        {
          id: 'step',
          head: pricesCopy.change,
          align: 'end',
          cell: (row) => stepText(row),
          text: (row) => stepText(row),
        },
        {
          id: 'name',
          head: ruleCopy.name,
          order: 'name',
          cell: ({ name }) => name,
          text: ({ name }) => name,
        },
      ]}
      filters={[
        { name: 'state', label: ruleCopy.state, choices: stateChoices },
        { name: 'warehouse', label: pricesCopy.warehouse, choices: warehouses },
      ]}
      open={({ id }) => `/precios/programados/${id}`}
      nameOf={({ name, code }) => copy.of(name, code)}
      {...(mayWrite ? { create: { to: '/precios/programados/nueva', thing: copy.one } } : {})}
      also={{ to: '/precios/programados/calendario', label: calendarCopy.open }}
      empty={copy.empty}
      bulk={
        mayWrite
          ? (chosen, finish) => (
              <BulkActs
                call={bulkProgrammedPrices}
                chosen={chosen}
                finish={finish}
                things={bulkThings.programmed}
                acts={ruleActs}
              />
            )
          : undefined
      }
    />
  );
}

function stepText({ price, basePrice }: { price: number; basePrice: number | null }): string {
  return basePrice === null ? '–' : pricesCopy.step((price - basePrice) / basePrice);
}
