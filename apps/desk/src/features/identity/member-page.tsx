import { RequestError } from '@matiz/client/request-error.ts';
import * as calls from '@matiz/contracts/staff/team.ts';
import { staffRoles } from '@matiz/domain/identity/scopes.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { teamCopy as copy } from '#copy/team/team.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { askBefore } from '#parts/question/ask.ts';
import { useCan } from '#session/me.ts';
import { ResetFactor } from './second-factor/reset-factor.tsx';

const fields: readonly FormField[] = [
  {
    name: 'roles',
    label: copy.roles,
    hint: copy.rolesHint,
    kind: {
      is: 'several',
      choices: staffRoles.map((value) => ({ value, label: copy.roleNames[value] })),
    },
  },
  { name: 'isSuspended', label: copy.suspend, kind: { is: 'switch' } },
];

/** What one person of the staff may do, and whether they may come in. */
export function MemberPage() {
  return (
    <ResourcePage
      path="/ajustes/equipo"
      back={copy.back}
      write="team:write"
      fields={fields}
      calls={{
        read: calls.readTeamMember,
        change: calls.changeTeamMember,
        history: calls.listTeamHistory,
      }}
      nameOf={({ name }) => String(name)}
    >
      {({ id, name, sessions, hasSecondFactor }) => (
        <>
          <MemberSessions id={id} name={String(name)} sessions={Number(sessions)} />
          {hasSecondFactor ? <ResetFactor id={id} name={String(name)} /> : null}
        </>
      )}
    </ResourcePage>
  );
}

interface MemberSessionsProps {
  readonly id: string;
  readonly name: string;
  readonly sessions: number;
}

function MemberSessions({ id, name, sessions }: MemberSessionsProps) {
  const mayWrite = useCan('team:write');
  const request = useRequest();
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => request(calls.endTeamSessions, { body: { id } }),
    onSuccess: ({ result }) => toast({ message: copy.ended(result.ended) }),
    onError(error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: sayRefusal(error), tone: 'danger' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['row', calls.readTeamMember.path, id] }),
  });
  return (
    <section className="mt-8 max-w-xl border-t border-line pt-4">
      <h2 className="text-base">{copy.sessions}</h2>
      <p className="mt-1 text-ink-soft">{copy.openSessions(sessions)}</p>
      {mayWrite && sessions > 0 ? (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          loading={end.isPending}
          onClick={() =>
            askBefore({ text: copy.endAsk(name), yes: copy.endSessions }, () => end.mutate())
          }
        >
          {copy.endSessions}
        </Button>
      ) : null}
    </section>
  );
}
