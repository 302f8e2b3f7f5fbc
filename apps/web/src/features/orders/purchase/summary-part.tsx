import { type ReactNode, useId } from 'react';
import { AppLink } from '#lib/page/app-link.tsx';

/** One decision of the purchase with the way to change it. */
export function SummaryPart({
  title,
  change,
  action,
  children,
}: {
  title: string;
  change: string;
  action: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="p-4 sm:p-5">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id={id} className="eyebrow">
          {title}
        </h2>
        <AppLink
          to={change}
          aria-label={`${action}: ${title}`}
          className="hit rounded-xs text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {action}
        </AppLink>
      </div>
      {children}
    </section>
  );
}
