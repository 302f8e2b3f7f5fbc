import { RequestError } from '@matiz/client/request-error.ts';
import { type HandOverView, viewHandOver } from '@matiz/contracts/orders/hand-over.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { handOverCopy as copy } from '#copy/orders/hand-over.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { type AnsweredHandOver, HandOverAnswered } from './hand-over-answered.tsx';
import { HandOverDraft } from './hand-over-draft.tsx';
import { HandOverWaiting } from './hand-over-waiting.tsx';
import { WriteSeller } from './write-seller.tsx';

/** A draft as its buyer sees it by the link, until it is answered. */
export function HandOverPage({ token }: { token: string }) {
  const request = useRequest();
  const query = queryOptions({
    queryKey: ['hand-over-link', token],
    queryFn: () => request(viewHandOver, { body: { token: token || '-' } }),
    staleTime: 0,
    retry: false,
  });
  const [answered, setAnswered] = useState<AnsweredHandOver | null>(null);
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: answered === null });
  if (answered) return <HandOverAnswered answered={answered} />;
  if (error && !(data && isPassing(error))) {
    return (
      <Closed
        error={error}
        seller={data?.seller ?? null}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <HandOverWaiting />;
  return (
    <HandOverDraft token={token} view={data} queryKey={query.queryKey} onAnswered={setAnswered} />
  );
}

/** The draft may be looked at all the same: it could only not be read again. */
function isPassing(error: Error): boolean {
  return !(error instanceof RequestError) || !error.code.startsWith('HAND_OVER');
}

/** With the way to the seller where the draft was seen before, as their phone came with it. */
function Closed({
  error,
  seller,
  isFetching,
  onRetry,
}: {
  error: Error;
  seller: HandOverView['seller'] | null;
  isFetching: boolean;
  onRetry: () => void;
}) {
  return (
    <div className="page py-8 lg:py-24">
      <EmptyState
        icon={<Link2Off size={28} />}
        title={isEmpty(error) ? copy.emptyTitle : copy.closedTitle}
        action={
          isPassing(error) ? (
            <Button onClick={onRetry} loading={isFetching}>
              {copy.retry}
            </Button>
          ) : (
            <>
              {seller ? <WriteSeller seller={seller} variant="primary" /> : null}
              <AppLink to={links.home} className={buttonClass({ variant: 'secondary' })}>
                {copy.goHome}
              </AppLink>
            </>
          )
        }
      >
        <p role="alert">{error.message}</p>
      </EmptyState>
    </div>
  );
}

function isEmpty(error: Error): boolean {
  return error instanceof RequestError && error.code === 'HAND_OVER_EMPTY';
}
