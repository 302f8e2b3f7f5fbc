import type { ReactNode } from 'react';

/** A chapter of the showcase. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="border-b border-line pb-3 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** One component with its name. */
export function Specimen({
  name,
  children,
  wide = false,
}: {
  name: string;
  children: ReactNode;
  wide?: boolean;
}) {
  return (
    <div className={wide ? 'min-w-0 md:col-span-2' : 'min-w-0'}>
      <p className="eyebrow mb-3">{name}</p>
      {children}
    </div>
  );
}

/** Specimens side by side. */
export function Specimens({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-10 gap-y-8 md:grid-cols-2">{children}</div>;
}
