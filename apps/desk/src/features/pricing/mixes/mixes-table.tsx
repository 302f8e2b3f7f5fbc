import { listStaffCoupons } from '@matiz/contracts/staff/pricing/coupons.ts';
import { mixCopy as copy } from '#copy/pricing/mixes.ts';
import { couponCopy, dealCopy, ruleCopy } from '#copy/pricing/price-rules.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { showBreaks } from '../deals/breaks-control.tsx';
import { RuleStateMark } from '../rules/state-mark.tsx';
import { showWindow, stateChoices } from '../rules/window-fields.ts';
import { WindowText } from '../rules/window-text.tsx';

/** Offers over several products together; those of one product at a time are deals. */
export function MixesTable() {
  const mayWrite = useCan('prices:publish');
  return (
    <ResourceTable
      title={copy.title}
      list={listStaffCoupons}
      within={{ 'f.kind': 'mix' }}
      columns={[
        {
          id: 'title',
          head: couponCopy.titleLabel,
          cell: ({ title }) => title,
          text: ({ title }) => title,
        },
        {
          id: 'state',
          head: ruleCopy.state,
          cell: ({ state }) => <RuleStateMark state={state} />,
          text: ({ state }) => ruleCopy.states[state],
        },
        {
          id: 'steps',
          head: dealCopy.discount,
          cell: ({ steps }) => showBreaks(steps ?? []),
          text: ({ steps }) => showBreaks(steps ?? []),
        },
        {
          id: 'uses',
          head: couponCopy.uses,
          align: 'end',
          cell: ({ uses }) => uses,
          text: ({ uses }) => uses,
        },
        {
          id: 'when',
          head: ruleCopy.when,
          order: 'ends',
          cell: (row) => <WindowText {...row} />,
          text: ({ startsAt, endsAt }) => showWindow(startsAt, endsAt),
        },
      ]}
      filters={[{ name: 'state', label: ruleCopy.state, choices: stateChoices }]}
      open={({ id }) => `/precios/mezclas/${id}`}
      nameOf={({ title }) => title}
      {...(mayWrite ? { create: { to: '/precios/mezclas/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
    />
  );
}
