import type { RowOf } from '@matiz/contracts/staff/list.ts';
import { bulkPriceLists, listPriceLists } from '@matiz/contracts/staff/pricing/price-lists.ts';
import { listCopy as copy, ruleCopy } from '#copy/pricing/price-rules.ts';
import { bulkThings } from '#copy/table/bulk.ts';
import { BulkActs } from '#parts/table/bulk/bulk-acts.tsx';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { ruleActs } from '../rules/rule-acts.ts';
import { RuleStateMark } from '../rules/state-mark.tsx';
import { showWindow, stateChoices } from '../rules/window-fields.ts';
import { WindowText } from '../rules/window-text.tsx';

export function PriceListsTable() {
  const mayWrite = useCan('prices:publish');
  return (
    <ResourceTable
      title={copy.title}
      list={listPriceLists}
      columns={[
        {
          id: 'name',
          head: ruleCopy.name,
          order: 'name',
          cell: ({ name }) => name,
          text: ({ name }) => name,
        },
        {
          id: 'state',
          head: ruleCopy.state,
          cell: ({ state }) => <RuleStateMark state={state} />,
          text: ({ state }) => ruleCopy.states[state],
        },
        { id: 'who', head: copy.audience, cell: audienceText, text: audienceText },
        {
          id: 'priority',
          head: copy.priority,
          align: 'end',
          order: 'priority',
          cell: ({ priority }) => priority,
          text: ({ priority }) => priority,
        },
        {
          id: 'products',
          head: ruleCopy.codes,
          align: 'end',
          cell: ({ products }) => products,
          text: ({ products }) => products,
        },
        {
          id: 'when',
          head: ruleCopy.when,
          cell: (row) => <WindowText {...row} />,
          text: ({ startsAt, endsAt }) => showWindow(startsAt, endsAt),
        },
      ]}
      filters={[{ name: 'state', label: ruleCopy.state, choices: stateChoices }]}
      open={({ id }) => `/precios/listas/${id}`}
      nameOf={({ name }) => name}
      {...(mayWrite ? { create: { to: '/precios/listas/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
      bulk={
        mayWrite
          ? (chosen, finish) => (
              <BulkActs
                call={bulkPriceLists}
                chosen={chosen}
                finish={finish}
                things={bulkThings.lists}
                acts={ruleActs}
              />
            )
          : undefined
      }
    />
  );
}

/** All that a list names of whom it is for. */
function audienceText(row: RowOf<typeof listPriceLists>): string {
  const { tradeType, city, department, customer, loyaltyTier } = row;
  return [tradeType, city, department, customer, loyaltyTier].filter(Boolean).join(' · ');
}
