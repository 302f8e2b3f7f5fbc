import { buttonClass } from '@matiz/ui/button-class.ts';
import { ErrorState } from '@matiz/ui/error-state.tsx';
import { Spinner } from '@matiz/ui/spinner.tsx';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { Link, useRevalidator, useRouteError } from 'react-router';
import { commonCopy } from './copy/everywhere.ts';
import { loadPart, PartError, reloadForNewRelease } from './lib/load-part.ts';
import { toProblem } from './lib/page-problem.ts';
import { useServices } from './lib/services.ts';

const StaffPage = lazy(async () => {
  const part = await loadPart('StaffPage', () => import('./features/identity/staff-page.tsx'));
  return { default: part.StaffPage };
});

/** What stands in the place of a page that could not be shown. */
export function ErrorPage() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const problem = toProblem(error);

  useEffect(() => {
    reloadForNewRelease(error, window);
  }, [error]);
  useReturnOfConnection(() => {
    // The browser does not ask again for a part that it could not get.
    if (error instanceof PartError) window.location.reload();
    else void revalidate();
  });

  if (problem.isForBuyers) {
    return (
      <Suspense>
        <StaffPage />
      </Suspense>
    );
  }
  const home = (
    <Link to="/home/" className={buttonClass({ variant: 'primary' })}>
      {commonCopy.goHome}
    </Link>
  );
  if (problem.status === 404) {
    return (
      <div className="page py-10">
        <h1 className="sr-only">{commonCopy.notFoundTitle}</h1>
        <ErrorState title={commonCopy.notFoundTitle} action={home}>
          {problem.message || commonCopy.notFoundText}
        </ErrorState>
      </div>
    );
  }
  return (
    <div className="page py-10">
      <h1 className="sr-only">{commonCopy.somethingFailed}</h1>
      <ErrorState
        title={commonCopy.somethingFailed}
        onRetry={() => void revalidate()}
        retrying={state === 'loading'}
        retryLabel={commonCopy.retry}
        action={home}
        reference={problem.requestId ? commonCopy.requestNumber(problem.requestId) : undefined}
      >
        {problem.message}
      </ErrorState>
    </div>
  );
}

/** Runs when a connection that was lost is there again. */
function useReturnOfConnection(onReturn: () => void): void {
  const { connection } = useServices();
  const isOnline = useSyncExternalStore(connection.subscribe, connection.isOnline, () => true);
  const before = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !before.current) onReturn();
    before.current = isOnline;
  });
}

/** Shown while the application starts without a page from the server (shells). */
export function BootPage() {
  return (
    <div className="grid min-h-dvh place-items-center text-accent">
      <Spinner />
      <span className="sr-only">{commonCopy.loading}</span>
    </div>
  );
}
