import { RequestError } from '@matiz/client/request-error.ts';
import { resetSecondFactor } from '@matiz/contracts/staff/second-factor.ts';
import { readTeamMember } from '@matiz/contracts/staff/team.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { secondFactorCopy as copy } from '#copy/team/second-factor.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { askBefore } from '#parts/question/ask.ts';
import { useCan } from '#session/me.ts';

/** For someone who lost phone and codes. */
export function ResetFactor({ id, name }: { id: string; name: string }) {
  const mayWrite = useCan('team:write');
  const request = useRequest();
  const client = useQueryClient();
  const reset = useMutation({
    mutationFn: () => request(resetSecondFactor, { body: { id } }),
    onSuccess: () => toast({ message: copy.resetDone }),
    onError(error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: sayRefusal(error), tone: 'danger' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['row', readTeamMember.path, id] }),
  });
  return (
    <section className="mt-8 max-w-xl border-t border-line pt-4">
      <h2 className="text-base">{copy.factor}</h2>
      <p className="mt-1 text-ink-soft">{copy.resetHint}</p>
      {mayWrite ? (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          loading={reset.isPending}
          onClick={() =>
            askBefore({ text: copy.resetAsk(name), yes: copy.reset }, () => reset.mutate())
          }
        >
          {copy.reset}
        </Button>
      ) : null}
    </section>
  );
}
