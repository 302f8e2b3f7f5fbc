import type { ReorderLine } from '@matiz/contracts/cart/reorder.ts';
import { clsx } from 'clsx';
import { useId } from 'react';
import { ReorderRow } from './reorder-row.tsx';

export function ReorderGroup({
  title,
  text,
  look,
  lines,
}: {
  title: string;
  text?: string;
  look: string;
  lines: readonly ReorderLine[];
}) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface shadow-card">
      <header className="border-b border-line px-4 py-3 sm:px-5">
        <h2 id={id} className={clsx('font-text text-base font-semibold tracking-normal', look)}>
          {title} <span className="tabular-nums">({lines.length})</span>
        </h2>
        {text ? <p className="text-sm text-ink-soft">{text}</p> : null}
      </header>
      <ul className="divide-y divide-line px-4 sm:px-5">
        {lines.map((line) => (
          <ReorderRow
            key={`${line.code} ${line.versionCode} ${line.assemblyVersionCode}`}
            line={line}
          />
        ))}
      </ul>
    </section>
  );
}
