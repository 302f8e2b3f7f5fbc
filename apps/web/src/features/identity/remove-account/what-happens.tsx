import { Archive, Eraser, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { removeAccountCopy as copy } from '#copy/identity/remove-account.ts';

/** What is erased, what is kept, and by which law (D-16). */
export function WhatHappens() {
  return (
    <div className="flex flex-col gap-4">
      <Part icon={<Eraser size={22} />} title={copy.erasedTitle}>
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          {copy.erased.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
      <Part icon={<Archive size={22} />} title={copy.keptTitle}>
        <dl className="flex flex-col gap-3">
          {copy.kept.map(([what, why]) => (
            <div key={what}>
              <dt className="font-semibold text-ink">{what}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part icon={<Scale size={22} />} title={copy.lawTitle}>
        <p>{copy.law}</p>
      </Part>
    </div>
  );
}

function Part({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className="rounded-lg bg-surface p-5 shadow-card">
      <h2 className="flex items-center gap-3 text-lg">
        <span aria-hidden="true" className="text-accent">
          {icon}
        </span>
        {title}
      </h2>
      <div className="mt-3 text-pretty text-ink-soft">{children}</div>
    </section>
  );
}
