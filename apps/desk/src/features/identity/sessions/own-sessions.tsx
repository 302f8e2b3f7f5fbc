import { RequestError } from '@matiz/client/request-error.ts';
import { closeOwnSession, listOwnSessions } from '@matiz/contracts/identity/own-account.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountCopy as copy } from '#copy/team/sessions.ts';
import { useRequest } from '#lib/services.ts';
import { askBefore } from '#parts/question/ask.ts';
import { wayOut } from '#session/way-out.ts';
import { SessionRows } from './session-rows.tsx';

const key = [listOwnSessions.path] as const;

/** Where one's own account is open, by the calls of the shop's profile. */
export function OwnSessions() {
  const request = useRequest();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => (await request(listOwnSessions, {})).results,
  });
  const close = useMutation({
    mutationFn: (sessionId: string) => request(closeOwnSession, { body: { sessionId } }),
    onSuccess: ({ results }) => toast({ message: results.message }),
    onError(error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: error.message, tone: 'danger' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  // This one is over as well, and its cookies are taken back.
  const closeAll = () =>
    void wayOut.toShop(request(closeOwnSession, { body: { sessionId: null } }));
  return (
    <section className="mt-6">
      <h2 className="text-base">{copy.sessions}</h2>
      <p className="mt-1 text-ink-soft">{copy.sessionsHint}</p>
      {data ? (
        <SessionRows
          sessions={data}
          closing={close.isPending ? close.variables : undefined}
          close={({ id }) => close.mutate(id)}
        />
      ) : (
        <p className="mt-2">{copy.loading}</p>
      )}
      <Button
        size="sm"
        variant="secondary"
        className="mt-3"
        onClick={() => askBefore({ text: copy.closeAllAsk, yes: copy.closeAll }, closeAll)}
      >
        {copy.closeAll}
      </Button>
    </section>
  );
}
