import type { ImportReportBody } from '@matiz/contracts/staff/catalogue/imports.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { reportCopy as copy, fieldLabels } from '#copy/catalogue/imports.ts';

const whole = new Intl.NumberFormat('es-CO');
const percent = new Intl.NumberFormat('es-CO', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'always',
});
const kinds = ['new', 'changed', 'unchanged', 'bad'] as const;

/** What a file would do, or did: counts, the largest jumps of prices, examples, what was refused. */
export function ImportReport({
  report,
  badFileHref,
}: {
  report: ImportReportBody;
  badFileHref: string | null;
}) {
  const { examples, notes, newBrands, newCategories } = report;
  const { rises, falls, steps } = examples;
  return (
    <div className="grid gap-5">
      <dl className="flex flex-wrap gap-3">
        {kinds.map((kind) => (
          <div
            key={kind}
            className={clsx(
              'min-w-32 rounded-md border bg-surface px-4 py-2',
              kind === 'bad' && report.bad > 0 ? 'border-danger' : 'border-line',
            )}
          >
            <dd className="text-xl tabular-nums">{whole.format(report[kind])}</dd>
            <dt className="text-ink-soft">{copy.counts[kind]}</dt>
          </div>
        ))}
      </dl>
      <ul className="text-ink-soft">
        <li>{copy.products(report.newProducts, report.changedProducts)}</li>
        {newBrands.length > 0 ? <li>{copy.newBrands(newBrands)}</li> : null}
        {newCategories.length > 0 ? <li>{copy.newCategories(newCategories)}</li> : null}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {steps.length > 0 ? (
        <section className="rounded-md border border-warning bg-warning-soft p-4">
          <h3 className="text-base">
            {[rises > 0 && copy.rises(rises), falls > 0 && copy.falls(falls)]
              .filter(Boolean)
              .join(' · ')}
          </h3>
          <p className="mb-3 text-ink-soft">{copy.stepsHint}</p>
          <Table heads={[copy.product, copy.warehouse, copy.before, copy.after, copy.change]}>
            {steps.map(({ code, name, warehouse, before, after }) => (
              <tr key={`${code} ${warehouse}`} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 text-left font-medium">
                  {name} <span className="text-ink-faint">{code}</span>
                </th>
                <td className="px-3">{warehouse}</td>
                <td className="px-3 tabular-nums">{whole.format(before)}</td>
                <td className="px-3 tabular-nums">{whole.format(after)}</td>
                <td className="px-3 font-semibold tabular-nums">
                  {percent.format((after - before) / before)}
                </td>
              </tr>
            ))}
          </Table>
        </section>
      ) : null}
      {report.bad > 0 ? (
        <section>
          <div className="mb-2 flex flex-wrap items-center gap-3">
            <h3 className="text-base">{copy.bad}</h3>
            {badFileHref ? (
              <a
                href={badFileHref}
                download
                className={buttonClass({ size: 'sm', variant: 'secondary' })}
              >
                {copy.badFile}
              </a>
            ) : null}
          </div>
          <p className="mb-2 text-ink-soft">{copy.badHint}</p>
          <ul className="divide-y divide-line rounded-md border border-line bg-surface">
            {[...byReason(report.badExamples)].map(([reason, lines]) => (
              <li key={reason} className="flex gap-4 px-3 py-1.5">
                <span className="w-36 shrink-0 text-ink-soft tabular-nums">
                  {copy.lines(lines)}
                </span>
                <span className="min-w-0 break-words">{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Examples title={copy.changed} examples={examples.changed} />
      <Examples title={copy.added} examples={examples.added} />
    </div>
  );
}

/** Rows that are bad for the same reason are told of once. */
function byReason(rows: ImportReportBody['badExamples']): ReadonlyMap<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const { line, reasons } of rows) {
    const reason = reasons.join(' ');
    lines.set(reason, [...(lines.get(reason) ?? []), line]);
  }
  return lines;
}

function Examples({
  title,
  examples,
}: {
  title: string;
  examples: ImportReportBody['examples']['changed'];
}) {
  if (examples.length === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer text-base font-semibold">{title}</summary>
      <ul className="mt-2 divide-y divide-line rounded-md border border-line bg-surface">
        {examples.map(({ code, name, fields }) => (
          <li key={code} className="px-3 py-2">
            <p className="font-medium">
              {name} <span className="text-ink-faint">{code}</span>
            </p>
            <p className="break-words text-ink-soft">
              {fields.map(({ field, before, after }) => (
                <span key={field} className="mr-4 inline-block">
                  {labelOf(field)}: {before === null ? '' : `${before} → `}
                  <span className="text-ink">{after ?? '–'}</span>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `7-43 stock_BOG` is «7-43 · Existencias BOG». */
function labelOf(field: string): string {
  const parts = field.split(' ');
  const at = parts.findIndex((part) => fieldLabels[part.split('_')[0] ?? ''] !== undefined);
  if (at < 0) return field;
  const [name = '', ...where] = (parts[at] ?? '').split('_');
  const label = [fieldLabels[name], ...where, ...parts.slice(at + 1)].join(' ');
  return [...parts.slice(0, at), label].join(' · ');
}

function Table({ heads, children }: { heads: readonly string[]; children: ReactNode }) {
  return (
    <div className="overflow-x-auto rounded-sm bg-surface">
      <table className="w-full text-left">
        <thead className="text-xs text-ink-soft">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-3 py-1.5 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
