import type { RegistrationStatus } from '@matiz/contracts/identity/registration-progress.ts';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { redirect } from 'react-router';
import { registrationCopy as copy } from '#copy/identity/registration.ts';
import { HairBand, registrationQuery } from '#features/identity/index.ts';
import {
  EmailNotice,
  FormSkeleton,
  loadCompleteRegistration,
  loadCorrectForm,
  Meanwhile,
  StatusHero,
  StatusSteps,
} from '#features/registration/index.ts';
import { startQuery } from '#lib/network/start-query.ts';
import { links } from '#lib/page/links.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import type { ScreenArgs } from '#lib/screen.ts';
import { useRequest } from '#lib/services.ts';
import { useHydrated } from '#lib/use-hydrated.ts';
import { isSeller, isStaff, meKey, meQuery, useMe } from '#session/me.query.ts';

const CorrectForm = lazyPart(
  async () => (await loadPart('CorrectForm', loadCorrectForm)).CorrectForm,
);

const CompleteRegistration = lazyPart(
  async () =>
    (await loadPart('CompleteRegistration', loadCompleteRegistration)).CompleteRegistration,
);

/** Staff decides meanwhile: the page looks again by itself. */
const lookAgainMs = 20_000;

/** Anyone who works for Matiz has no registration. */
export async function loadScreenData(services: ScreenArgs): Promise<Response | null> {
  const visitor = await services.queryClient.ensureQueryData(meQuery(services.request));
  if (isSeller(visitor) || isStaff(visitor)) return redirect(links.home);
  await startQuery(services, registrationQuery(services.request));
  return null;
}

/** §2 /registration-status. */
export function Component() {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...registrationQuery(useRequest()),
    refetchInterval: (query) => (query.state.data?.status === 'in_review' ? lookAgainMs : false),
  });
  useNewState(data);
  const isAwake = useHydrated();
  // An account of its own that owes data: what is asked takes the whole page.
  if (data?.status === 'phone_verified' && data.business) {
    // A draft is the tab's, so the form waits until the tab is known.
    if (!isAwake) return <FormSkeleton />;
    return (
      <DeferredPart fallback={<FormSkeleton />}>
        <CompleteRegistration registration={data} business={data.business} />
      </DeferredPart>
    );
  }
  return (
    <>
      <HairBand className="h-2 lg:h-3" />
      <div className="page py-8 lg:py-14">
        {isPending ? <ListSkeleton rows={4} /> : null}
        {error && !data ? (
          <ErrorState
            title={copy.failed}
            onRetry={() => void refetch()}
            retrying={isFetching}
            retryLabel={copy.retry}
          >
            {error.message}
          </ErrorState>
        ) : null}
        {data ? <Status registration={data} /> : null}
      </div>
    </>
  );
}

function Status({ registration }: { registration: RegistrationStatus }) {
  const { status, email, isEmailConfirmed, canConfirmEmail, business } = registration;
  const isOpen = status === 'in_review' || status === 'more_information';
  const [isCorrecting, setCorrecting] = useState(false);
  // A draft is the tab's, so the form waits until the tab is known.
  const showsForm = useHydrated() && isOpen && (status === 'more_information' || isCorrecting);
  return (
    <div className="mx-auto grid max-w-5xl items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-12">
      <div className="flex flex-col gap-6">
        <StatusHero registration={registration} />
        {email && !isEmailConfirmed && canConfirmEmail ? <EmailNotice email={email} /> : null}
        {showsForm ? (
          <DeferredPart fallback={<ListSkeleton rows={4} />}>
            <CorrectForm
              business={business}
              takesFocus={isCorrecting}
              onSaved={() => setCorrecting(false)}
            />
          </DeferredPart>
        ) : null}
      </div>
      <div className="lg:row-span-2">
        <StatusSteps status={status} />
      </div>
      {isOpen || status === 'phone_verified' ? (
        <Meanwhile
          hasData={isOpen}
          onCorrect={status === 'in_review' && !isCorrecting ? () => setCorrecting(true) : null}
        />
      ) : null}
    </div>
  );
}

/** What staff decided goes for the whole page: prices, the bar, the way to order. */
function useNewState(registration: RegistrationStatus | undefined): void {
  const queryClient = useQueryClient();
  const known = useMe()?.registration ?? null;
  const status = registration?.status;
  useEffect(() => {
    if (known === null || status === undefined || status === known) return;
    void queryClient.invalidateQueries({ queryKey: meKey });
  }, [known, status, queryClient]);
}
