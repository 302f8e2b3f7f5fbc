import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { listCodeRequests, tellCode } from '@matiz/contracts/identity/registration-staff.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { phoneCodesCopy as copy } from '#copy/phone-codes.ts';
import { useRequest } from '#lib/services.ts';
import { ListProblem } from '#parts/table/list-problem.tsx';
import { SkeletonRows } from '#parts/table/skeleton-rows.tsx';

type Waiting = ReplyOf<typeof listCodeRequests>['results'][number];

const queryKey = ['phone-codes'];

/** Who waits to be called with a code, and the code to dictate: the staff vouches for a phone. */
export function PhoneCodes() {
  const request = useRequest();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => request(listCodeRequests, { query: {} }),
    refetchInterval: 30_000,
  });
  const tell = useMutation({
    mutationFn: (phone: string) => request(tellCode, { body: { phone } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const waiting = data?.results;

  return (
    <section className="flex max-w-4xl flex-col gap-4 p-4 md:p-6">
      <h1 className="text-2xl">{copy.title}</h1>
      <p className="max-w-prose text-ink-soft">{copy.lead}</p>
      <div aria-live="polite">
        {tell.error ? <Notification color="red">{tell.error.message}</Notification> : null}
        {tell.data ? (
          <Notification color="green" title={copy.code(readable(tell.variables))}>
            <p className="my-1 text-3xl font-semibold tracking-[0.2em] tabular-nums">
              {tell.data.results.code}
            </p>
            {copy.lasts(tell.data.results.expiresInSeconds / 60)}
          </Notification>
        ) : null}
      </div>
      {error && !waiting ? (
        <ListProblem error={error} retry={() => void refetch()} />
      ) : waiting?.length === 0 ? (
        <p className="rounded-md border border-dashed border-line-button bg-surface p-8 text-center">
          {copy.empty}
        </p>
      ) : (
        <table className="w-full rounded-md border border-line bg-surface text-start">
          <thead className="max-sm:sr-only">
            <tr className="text-start text-sm text-ink-soft">
              <th className="p-3 text-start">{copy.phone}</th>
              <th className="p-3 text-start">{copy.asked}</th>
              <th className="p-3 text-start">{copy.state}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {waiting?.map((one) => (
              <Row
                key={one.phone}
                one={one}
                isBusy={tell.isPending}
                onTell={() => tell.mutate(one.phone)}
              />
            )) ?? <SkeletonRows columns={4} />}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface RowProps {
  readonly one: Waiting;
  readonly isBusy: boolean;
  readonly onTell: () => void;
}

function Row({ one: { phone, askedAt, toldAt }, isBusy, onTell }: RowProps) {
  return (
    <tr className="border-t border-line max-sm:flex max-sm:flex-col max-sm:gap-1 max-sm:p-3">
      <td className="font-semibold tabular-nums sm:p-3">
        <a href={`tel:${phone}`} className="text-accent underline-offset-4 hover:underline">
          {readable(phone)}
        </a>
      </td>
      <td className="sm:p-3">
        <span className="sm:hidden">{copy.asked}: </span>
        <time dateTime={askedAt}>{formatMoment(askedAt)}</time>
      </td>
      <td className="sm:p-3">{toldAt === null ? copy.untold : copy.told(formatMoment(toldAt))}</td>
      <td className="sm:p-3 sm:text-end">
        <Button
          size="sm"
          variant="secondary"
          disabled={isBusy}
          aria-label={copy.tellTo(readable(phone))}
          onClick={onTell}
        >
          {copy.tell}
        </Button>
      </td>
    </tr>
  );
}

/** `+573001234567` as it is dialled: `300 123 4567`. */
function readable(phone: string): string {
  return phone.replace(/^\+57(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
}
