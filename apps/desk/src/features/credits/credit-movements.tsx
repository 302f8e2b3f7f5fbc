import type { CreditEntry } from '@matiz/contracts/payments/credit.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay, formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Link } from 'react-router';
import { creditCopy as copy } from '#copy/credits.ts';
import { ListProblem } from '#parts/table/list-problem.tsx';
import { useStatement } from './use-statement.ts';

const heads = [copy.date, copy.movement, copy.detail, copy.value, copy.balance] as const;

/** The ledger of a credit, the newest line first. */
export function CreditMovements({ id }: { id: string }) {
  const { data, error, refetch } = useStatement(id);
  if (error && !data) return <ListProblem error={error} retry={() => void refetch()} />;
  if (!data) return null;
  const { credit, entries } = data.result;
  return (
    <section className="mt-8 max-w-4xl border-t border-line pt-4">
      <h2 className="text-base">{copy.movements}</h2>
      <p className="mt-1 mb-3 text-ink-soft tabular-nums">
        {copy.used}: {formatPesos(credit.used)} · {copy.left}: {formatPesos(credit.left)} ·{' '}
        {copy.overdue}: {formatPesos(credit.overdue)}
      </p>
      <div className="overflow-x-auto rounded-md border border-line bg-surface">
        <table aria-label={copy.movements} className="w-full">
          <thead className="bg-sunken text-left text-xs text-ink-soft">
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="px-3 py-2 font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {entries.map((entry) => (
              <Movement key={entry._id} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Movement({ entry }: { entry: CreditEntry }) {
  const { at, kind, amount, balance, limit, dueOn, orderCode, note } = entry;
  return (
    <tr className="align-top">
      <td className="px-3 py-2 whitespace-nowrap">{formatMoment(at)}</td>
      <td className="px-3 py-2">{copy.kinds[kind]}</td>
      <td className="px-3 py-2">
        {orderCode === null ? null : (
          <Link to={`/pedidos/${orderCode}`} className="text-accent hover:underline">
            {orderCode}
          </Link>
        )}
        {kind === 'purchase' && dueOn ? ` ${copy.due(formatDay(dueOn))}` : null}
        {note}
      </td>
      <td className="px-3 py-2 whitespace-nowrap tabular-nums">
        {amount === 0 ? copy.newLimit(formatPesos(limit)) : formatPesos(amount)}
      </td>
      <td className="px-3 py-2 whitespace-nowrap tabular-nums">{formatPesos(balance)}</td>
    </tr>
  );
}
