import type { RowOf } from '@matiz/contracts/staff/list.ts';
import { bulkCoupons, listStaffCoupons } from '@matiz/contracts/staff/pricing/coupons.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { couponCopy as copy, ruleCopy } from '#copy/pricing/price-rules.ts';
import { bulkThings } from '#copy/table/bulk.ts';
import { BulkActs } from '#parts/table/bulk/bulk-acts.tsx';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { showBreaks } from '../deals/breaks-control.tsx';
import { ruleActs } from '../rules/rule-acts.ts';
import { RuleStateMark } from '../rules/state-mark.tsx';
import { showWindow, stateChoices } from '../rules/window-fields.ts';
import { WindowText } from '../rules/window-text.tsx';

export function CouponsTable() {
  const mayWrite = useCan('prices:publish');
  return (
    <ResourceTable
      title={copy.title}
      list={listStaffCoupons}
      columns={[
        {
          id: 'code',
          head: copy.code,
          order: 'code',
          cell: ({ code }) => code,
          text: ({ code }) => code,
        },
        {
          id: 'state',
          head: ruleCopy.state,
          cell: ({ state }) => <RuleStateMark state={state} />,
          text: ({ state }) => ruleCopy.states[state],
        },
        {
          id: 'title',
          head: copy.titleLabel,
          cell: ({ title }) => title,
          text: ({ title }) => title,
        },
        { id: 'amount', head: copy.discount, align: 'end', cell: amountText, text: amountText },
        {
          id: 'chain',
          head: copy.priority,
          align: 'end',
          cell: chainText,
          text: chainText,
        },
        {
          id: 'uses',
          head: copy.uses,
          align: 'end',
          cell: ({ uses, usesLimit }) => copy.usesOf(uses, usesLimit),
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
      open={({ id, kind }) => (kind === 'mix' ? `/precios/mezclas/${id}` : `/cupones/${id}`)}
      nameOf={({ code }) => code}
      {...(mayWrite ? { create: { to: '/cupones/nueva', thing: copy.one } } : {})}
      empty={copy.empty}
      bulk={
        mayWrite
          ? (chosen, finish) => (
              <BulkActs
                call={bulkCoupons}
                chosen={chosen}
                finish={finish}
                things={bulkThings.coupons}
                acts={ruleActs}
              />
            )
          : undefined
      }
    />
  );
}

function amountText({
  kind,
  amount,
  buyQuantity,
  getQuantity,
  steps,
}: RowOf<typeof listStaffCoupons>): string {
  if (kind === 'free-shipping') return copy.shipping;
  if (kind === 'mix') return showBreaks(steps ?? []);
  if (kind === 'buy-get') return copy.units(buyQuantity ?? 0, getQuantity ?? 0);
  return kind === 'percentage' ? ruleCopy.percent(amount) : formatPesos(amount);
}

/** Its place among the discounts, and whether nobody has to type it. */
function chainText({ priority, isAutomatic }: RowOf<typeof listStaffCoupons>): string {
  return isAutomatic ? `${priority} · ${copy.automaticTag}` : String(priority);
}
