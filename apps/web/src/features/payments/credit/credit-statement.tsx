import type { CreditEntry } from '@matiz/contracts/payments/credit.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDate, formatDay } from '@matiz/domain/kernel/show-date.ts';
import {
  allEntries,
  creditKinds,
  type EntryFilter,
  filterEntries,
} from '@matiz/domain/payments/credit/credit-entries.ts';
import { Button } from '@matiz/ui/button.tsx';
import { SelectInput } from '@matiz/ui/inputs/select-input.tsx';
import { TextInput } from '@matiz/ui/inputs/text-input.tsx';
import { useState } from 'react';
import { creditCopy as copy } from '#copy/orders/credit.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { PdfLink } from '#lib/paper/pdf-link.tsx';

/** The lines of a credit, filtered by kind and days, to be read or kept on paper. */
export function CreditStatement({ entries }: { entries: readonly CreditEntry[] }) {
  const [filter, setFilter] = useState(allEntries);
  const shown = filterEntries(entries, filter);
  return (
    <section aria-label={copy.movements} className="mt-4 border-t border-line pt-4">
      <div className="grid gap-3 sm:grid-cols-3">
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
      {shown.length === 0 ? null : (
        <p className="mt-4">
          <PdfLink paper={{ path: paperOf(filter), name: copy.paper, title: copy.paperTitle }} />
        </p>
      )}
    </section>
  );
}

/** The call of the sheet with the movements that are shown. */
function paperOf(filter: EntryFilter): string {
  const asked = Object.entries(filter).filter(([, value]) => value !== '');
  return `/credit/pdf?${new URLSearchParams(asked)}`;
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
