import { type CreditEntry, creditKinds } from '@matiz/contracts/payments/credit.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDate, formatDay } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { SelectInput } from '@matiz/ui/inputs/select-input.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { creditCopy as copy } from '#copy/orders/credit.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { allEntries, filterEntries } from './filter-entries.ts';

/** The lines of a credit, filtered by kind and days, to be read or printed. */
export function CreditStatement({ entries }: { entries: readonly CreditEntry[] }) {
  const [filter, setFilter] = useState(allEntries);
  const shown = filterEntries(entries, filter);
  return (
    <section aria-label={copy.movements} className="mt-4 border-t border-line pt-4">
      <div className="grid gap-3 sm:grid-cols-3 print:hidden">
        <SelectInput
          label={copy.kind}
          options={[
            { value: '', label: copy.all },
            ...creditKinds.map((kind) => ({ value: kind, label: copy.kinds[kind] })),
          ]}
          value={filter.kind}
          onChange={({ target }) => {
            const kind = creditKinds.find((each) => each === target.value);
            setFilter({ ...filter, kind: kind ?? '' });
          }}
        />
        <TextInput
          label={copy.since}
          type="date"
          value={filter.since}
          onChange={({ target }) => setFilter({ ...filter, since: target.value })}
        />
        <TextInput
          label={copy.until}
          type="date"
          value={filter.until}
          onChange={({ target }) => setFilter({ ...filter, until: target.value })}
        />
      </div>
      {shown.length === 0 ? (
        <div className="mt-4 flex flex-col items-start gap-3">
          <p className="text-ink-soft">{copy.empty}</p>
          <Button variant="secondary" onClick={() => setFilter(allEntries)}>
            {copy.clear}
          </Button>
        </div>
      ) : (
        <ul className="mt-3 divide-y divide-line">
          {shown.map((entry) => (
            <EntryLine key={entry._id} entry={entry} />
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        className="mt-4 print:hidden"
        start={<Printer size={18} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {copy.print}
      </Button>
    </section>
  );
}

function EntryLine({ entry }: { entry: CreditEntry }) {
  const { kind, at, amount, balance, limit, dueOn, orderCode, note } = entry;
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{copy.kinds[kind]}</p>
        <p className="text-sm text-ink-soft">
          {formatDate(at)}
          {orderCode === null ? null : (
            <>
              {' · '}
              <AppLink
                to={links.order(orderCode)}
                className="text-accent underline underline-offset-2"
              >
                {copy.order(orderCode)}
              </AppLink>
            </>
          )}
        </p>
        {kind === 'purchase' && dueOn ? (
          <p className="text-sm text-ink-soft">{copy.due(formatDay(dueOn))}</p>
        ) : null}
        {note === null ? null : <p className="text-sm text-ink-soft">{note}</p>}
      </div>
      <div className="shrink-0 text-right tabular-nums">
        <p className={amount < 0 ? 'font-semibold text-success' : 'font-semibold'}>
          {amount === 0 ? copy.newLimit(formatPesos(limit)) : formatPesos(amount)}
        </p>
        <p className="text-sm text-ink-soft">
          {copy.balance}: {formatPesos(balance)}
        </p>
      </div>
    </li>
  );
}
