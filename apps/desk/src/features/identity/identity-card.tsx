import { MatizLogo } from '@matiz/ui/matiz-logo.tsx';
import type { ReactNode } from 'react';

interface IdentityCardProps {
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
}

/** A page of its own, for who is not in the desk yet. */
export function IdentityCard({ title, hint, children }: IdentityCardProps) {
  return (
    <main className="grid min-h-dvh place-items-center bg-ground p-4">
      <div className="w-full max-w-md rounded-md border border-line bg-surface p-6 sm:p-8">
        <MatizLogo className="h-8" />
        <h1 className="mt-6 text-2xl">{title}</h1>
        {hint ? <p className="mt-2 mb-6 text-ink-soft">{hint}</p> : null}
        {children}
      </div>
    </main>
  );
}
