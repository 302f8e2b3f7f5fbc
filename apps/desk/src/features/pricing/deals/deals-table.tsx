import { bulkDeals, listDeals } from '@matiz/contracts/staff/pricing/deals.ts';
import { dealCopy as copy, ruleCopy } from '#copy/pricing/price-rules.ts';
import { bulkThings } from '#copy/table/bulk.ts';
import { BulkActs } from '#parts/table/bulk/bulk-acts.tsx';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { ruleActs } from '../rules/rule-acts.ts';
import { RuleStateMark } from '../rules/state-mark.tsx';
import { showWindow, stateChoices } from '../rules/window-fields.ts';
import { WindowText } from '../rules/window-text.tsx';
import { showBreaks } from './breaks-control.tsx';

export function DealsTable() {
  const mayWrite = useCan('prices:publish');
  return (
    <ResourceTable
      title={copy.title}
      list={listDeals}
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
        {
          id: 'kind',
          head: copy.kind,
          cell: ({ kind }) => copy.kinds[kind],
          text: ({ kind }) => copy.kinds[kind],
        },
        {
          id: 'discount',
          head: copy.discount,
          cell: ({ breaks }) => showBreaks(breaks),
          text: ({ breaks }) => showBreaks(breaks),
        },
        {
          id: 'products',
          head: ruleCopy.codes,
          align: 'end',
          cell: ({ codes }) => codes.length,
          text: ({ codes }) => codes.length,
        },
        {
          id: 'when',
          head: ruleCopy.when,
          cell: (row) => <WindowText {...row} />,
          text: ({ startsAt, endsAt }) => showWindow(startsAt, endsAt),
        },
      ]}
      filters={[{ name: 'state', label: ruleCopy.state, choices: stateChoices }]}
      open={({ id }) => `/precios/ofertas/${id}`}
      nameOf={({ name }) => name}
      {...(mayWrite ? { create: { to: '/precios/ofertas/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
      bulk={
        mayWrite
          ? (chosen, finish) => (
              <BulkActs
                call={bulkDeals}
                chosen={chosen}
                finish={finish}
                things={bulkThings.deals}
                acts={ruleActs}
              />
            )
          : undefined
      }
    />
  );
}
