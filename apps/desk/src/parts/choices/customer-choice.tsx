import { lazy, Suspense } from 'react';
import type { OwnControlProps } from '../form/field-types.ts';

/** Its list of customers and its typeahead come when a form asks for them. */
const LateControl = lazy(async () => ({
  default: (await import('./customer-control.tsx')).CustomerControl,
}));

/** Which customer, as a field of a form. */
export function CustomerChoice(props: OwnControlProps) {
  return (
    <Suspense fallback={<div className="h-16" />}>
      <LateControl {...props} />
    </Suspense>
  );
}
