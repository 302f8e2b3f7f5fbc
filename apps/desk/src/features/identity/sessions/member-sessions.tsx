import { RequestError } from '@matiz/client/request-error.ts';
import * as calls from '@matiz/contracts/staff/team.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sessionsCopy as copy } from '#copy/team/sessions.ts';
import { useRequest } from '#lib/services.ts';
import { askBefore } from '#parts/question/ask.ts';
import { useCan } from '#session/me.ts';
import { SessionRows } from './session-rows.tsx';

interface MemberSessionsProps {
  readonly id: string;
  readonly name: string;
}

/** Where someone of the staff is logged in, closed one by one or all at once. */
export function MemberSessions({ id, name }: MemberSessionsProps) {
  const mayWrite = useCan('team:write');
  const request = useRequest();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [calls.listTeamSessions.path, id],
    queryFn: async () => (await request(calls.listTeamSessions, { query: { id } })).results,
  });
  const end = useMutation({
    mutationFn: (sessionId: string | null) =>
      request(calls.endTeamSessions, { body: sessionId === null ? { id } : { id, sessionId } }),
    onSuccess: ({ result }, sessionId) =>
      toast({ message: sessionId === null ? copy.ended(result.ended) : copy.closed }),
    onError(error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: error.message, tone: 'danger' });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [calls.listTeamSessions.path, id] }),
        client.invalidateQueries({ queryKey: ['row', calls.readTeamMember.path, id] }),
      ]),
  });
  return (
    <section className="mt-8 max-w-xl border-t border-line pt-4">
      <h2 className="text-base">{copy.title}</h2>
      {data ? (
        <SessionRows
          sessions={data}
          closing={end.isPending ? end.variables : undefined}
          close={
            mayWrite
              ? ({ id: sessionId, device }) =>
                  askBefore({ text: copy.closeAsk(device, name), yes: copy.close }, () =>
                    end.mutate(sessionId),
                  )
              : undefined
          }
        />
      ) : (
        <p className="mt-1 text-ink-soft">{copy.loading}</p>
      )}
      {data?.length === 0 ? <p className="mt-1 text-ink-soft">{copy.none}</p> : null}
      {mayWrite && data && data.length > 0 ? (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          loading={end.isPending && end.variables === null}
          onClick={() =>
            askBefore({ text: copy.endAsk(name), yes: copy.endAll }, () => end.mutate(null))
          }
        >
          {copy.endAll}
        </Button>
      ) : null}
    </section>
  );
}
