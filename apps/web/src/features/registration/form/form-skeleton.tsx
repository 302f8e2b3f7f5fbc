import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { registerCopy as copy } from '#copy/identity/register.ts';

/** The shape of the form while it arrives. */
export function FormSkeleton() {
  return (
    <div className="page grid gap-12 py-8 sm:py-14 lg:grid-cols-2 lg:py-16">
      <div className="mx-auto w-full max-w-field">
        <h1 className="sr-only">{copy.loadingTitle}</h1>
        <Skeleton className="h-12" />
        <Skeleton className="mt-8 h-9 w-3/4" />
        <Skeleton className="mt-6 h-14" />
        <Skeleton className="mt-5 h-14" />
        <Skeleton className="mt-5 h-14" />
        <Skeleton className="mt-7 h-13" />
      </div>
      <div className="hidden rounded-2xl bg-plum lg:block" />
    </div>
  );
}
