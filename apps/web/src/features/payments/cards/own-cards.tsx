import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { commonCopy } from '#copy/everywhere.ts';
import { cardCopy as copy } from '#copy/orders/card.ts';
import { useRequest } from '#lib/services.ts';
import { cardsQuery } from './cards.query.ts';
import { KeptCards } from './kept-cards.tsx';

/** In the profile of who buys: the cards that are kept. Nothing where none is, nor can be. */
export function OwnCards() {
  const { data, error, refetch, isFetching } = useQuery(cardsQuery(useRequest()));
  if (data?.result.length === 0 && !data.isOffered) return null;
  return (
    <section className="rounded-lg bg-surface p-4 shadow-card sm:p-5">
      <h2 className="mb-1 text-lg">{copy.own}</h2>
      {data ? (
        data.result.length === 0 ? (
          <p className="text-ink-soft">{copy.noneKept}</p>
        ) : (
          <>
            <p className="mb-3 text-sm text-ink-soft">{copy.keptBy}</p>
            <KeptCards cards={data.result} />
          </>
        )
      ) : error ? (
        <Notification
          color="red"
          title={copy.listFailed}
          action={
            <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
              {commonCopy.retry}
            </Button>
          }
        >
          {error.message}
        </Notification>
      ) : (
        <Skeleton className="h-16" />
      )}
    </section>
  );
}
