import { listCredits } from '@matiz/contracts/staff/payments/credits.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { creditCopy as copy } from '#copy/credits.ts';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';

const states = ['overdue', 'owes', 'free'] as const;

/** Credits of customers, who owes most or what is overdue at a glance. */
export function CreditsTable() {
  const mayWrite = useCan('credit:write');
  return (
    <ResourceTable
      title={copy.title}
      list={listCredits}
      columns={[
        {
          id: 'customer',
          head: copy.customer,
          cell: ({ customer }) => customer,
          text: ({ customer }) => customer,
        },
        summed('limit', copy.limit),
        summed('used', copy.used),
        summed('left', copy.left),
        money('overdue', copy.overdue),
        {
          id: 'terms',
          head: copy.termsDays,
          align: 'end',
          cell: ({ termsDays }) => String(termsDays),
          text: ({ termsDays }) => String(termsDays),
        },
      ]}
      filters={[
        {
          name: 'state',
          label: copy.state,
          choices: states.map((value) => ({ value, label: copy.states[value] })),
        },
      ]}
      {...(mayWrite ? { create: { to: '/creditos/nueva', thing: copy.one } } : {})}
      open={({ id }) => `/creditos/${id}`}
      nameOf={({ customer }) => customer}
      empty={copy.empty}
    />
  );
}

function money<Name extends 'limit' | 'used' | 'left' | 'overdue'>(name: Name, head: string) {
  const show = (row: Readonly<Record<Name, number>>) => formatPesos(row[name]);
  return { id: name, head, align: 'end' as const, cell: show, text: show };
}

function summed(name: 'limit' | 'used' | 'left', head: string) {
  return { ...money(name, head), sum: { of: name, show: formatPesos } };
}
