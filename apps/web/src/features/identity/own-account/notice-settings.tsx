import type { BodyOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { chooseOwnNotice, type readOwnNotices } from '@matiz/contracts/identity/own-notices.ts';
import { Checkbox } from '@matiz/ui/inputs/checkbox.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ownAccountCopy as copy } from '#copy/identity/own-account.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { useServices } from '#lib/services.ts';
import { ownNoticesKey, ownNoticesQuery } from './own-notices.query.ts';

type Notices = ReplyOf<typeof readOwnNotices>;

/** Topic by topic, by which ways one is told; each is saved as it is ticked. */
export function NoticeSettings() {
  const { request, queryClient } = useServices();
  const { data, isError, refetch } = useQuery(ownNoticesQuery(request));
  const { mutate } = useMutation({
    mutationFn: (body: BodyOf<typeof chooseOwnNotice>) => request(chooseOwnNotice, { body }),
    // One after another: an answer that comes late would show what was before.
    scope: { id: 'own-notices' },
    onMutate: (body) =>
      queryClient.setQueryData<Notices>(
        ownNoticesKey,
        (before) => before && withChoice(before, body),
      ),
    onError(error) {
      alertFailure(error);
      void queryClient.invalidateQueries({ queryKey: ownNoticesKey });
    },
  });
  if (isError && !data) {
    return (
      <button
        type="button"
        className="min-h-11 text-sm font-semibold text-accent"
        onClick={() => void refetch()}
      >
        {copy.noticesFailed}
      </button>
    );
  }
  const topics = [...Map.groupBy(data?.results ?? [], ({ topic }) => topic)];
  return (
    <div aria-busy={data === undefined}>
      <p className="text-sm text-ink-soft">{copy.noticesHint}</p>
      {topics.map(([topic, choices]) => (
        <fieldset key={topic} className="mt-4">
          <legend className="font-semibold">{copy.topics[topic]}</legend>
          <div className="flex flex-wrap gap-x-6">
            {choices.map(({ channel, isOn }) => (
              <Checkbox
                key={channel}
                label={copy.channels[channel]}
                checked={isOn}
                onChange={({ target }) => mutate({ topic, channel, isOn: target.checked })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function withChoice({ results }: Notices, body: BodyOf<typeof chooseOwnNotice>): Notices {
  const isSame = (one: Notices['results'][number]) =>
    one.topic === body.topic && one.channel === body.channel;
  return { results: results.map((one) => (isSame(one) ? body : one)) };
}
