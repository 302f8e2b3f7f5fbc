import { buttonClass } from '@matiz/ui/button-class.ts';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { Spinner } from '@matiz/ui/spinner.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { commonCopy } from './copy/everywhere.ts';
import { loadStaffPage } from './features/identity/index.ts';
import { useOnline } from './lib/network/use-online.ts';
import { toProblem } from './lib/page/page-problem.ts';
import { DeferredPart } from './lib/parts/deferred-part.tsx';
import { lazyPart } from './lib/parts/lazy-part.tsx';
import { loadPart, reloadForNewRelease } from './lib/parts/load-part.ts';

const StaffPage = lazyPart(async () => (await loadPart('StaffPage', loadStaffPage)).StaffPage);

const OfflineStart = lazyPart(
  async () =>
    (await loadPart('OfflineStart', () => import('./chrome/offline/offline-start.tsx')))
      .OfflineStart,
);

/** What stands in the place of a page that could not be shown. */
export function ErrorPage() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const { state } = useNavigation();
  const client = useQueryClient();
  const isOnline = useOnline();
  const problem = toProblem(error, isOnline);

  useEffect(() => {
    reloadForNewRelease(error, window);
  }, [error]);
  function retry(): void {
    if (problem.needsReload) {
      window.location.reload();
      return;
    }
    // What nobody shows any more may be what the page failed on.
    client.removeQueries({ type: 'inactive' });
    // The same place once more: an error is only let go of where a place takes another's place.
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  }
  useReturnOfConnection(isOnline, retry);

  if (problem.isForBuyers) {
    return (
      <DeferredPart>
        <StaffPage />
      </DeferredPart>
    );
  }
  const isGone = problem.status === 404;
  const home = (
    <Link to="/home/" className={buttonClass({ variant: isGone ? 'primary' : 'secondary' })}>
      {commonCopy.goHome}
    </Link>
  );
  if (isGone) {
    return (
      <div className="page py-10 lg:py-24">
        <h1 className="sr-only">{commonCopy.notFoundTitle}</h1>
        <ErrorState
          title={commonCopy.notFoundTitle}
          action={
            <>
              {home}
              <Link to="/home/categories/" className={buttonClass({ variant: 'secondary' })}>
                {commonCopy.goCategories}
              </Link>
            </>
          }
        >
          {problem.message || commonCopy.notFoundText}
        </ErrorState>
      </div>
    );
  }
  const title = problem.isOffline ? commonCopy.offlineTitle : commonCopy.somethingFailed;
  return (
    <div className="page py-10 lg:py-24">
      <h1 className="sr-only">{title}</h1>
      <ErrorState
        title={title}
        onRetry={retry}
        retrying={state === 'loading'}
        retryLabel={problem.needsReload && isOnline ? commonCopy.reload : commonCopy.retry}
        action={home}
        reference={problem.requestId ? commonCopy.requestNumber(problem.requestId) : undefined}
      >
        {problem.message}
      </ErrorState>
    </div>
  );
}

/** Runs when a connection that was lost is there again. */
function useReturnOfConnection(isOnline: boolean, onReturn: () => void): void {
  const before = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !before.current) onReturn();
    before.current = isOnline;
  });
}

const begins = (
  <>
    <Spinner />
    <span className="sr-only">{commonCopy.loading}</span>
  </>
);

/** Shown while the application starts without a page from the server (shells). */
export function BootPage() {
  const isOnline = useOnline();
  return (
    <div className="grid min-h-dvh place-items-center text-accent">
      <div role="status">
        {isOnline ? (
          begins
        ) : (
          <DeferredPart fallback={begins}>
            <OfflineStart pathname={window.location.pathname} />
          </DeferredPart>
        )}
      </div>
    </div>
  );
}
