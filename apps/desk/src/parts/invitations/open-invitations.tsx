import { RequestError } from '@matiz/client/request-error.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type {
  listSellerInvitations,
  withdrawSellerInvitation,
} from '@matiz/contracts/staff/customers.ts';
import type { listInvitations, withdrawInvitation } from '@matiz/contracts/staff/team.ts';
import type { StaffRole } from '@matiz/domain/identity/scopes.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { invitationCopy as copy, teamCopy } from '#copy/team/team.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';

interface OpenInvitationsProps {
  readonly calls: {
    readonly list: typeof listInvitations | typeof listSellerInvitations;
    readonly withdraw: typeof withdrawInvitation | typeof withdrawSellerInvitation;
  };
  readonly mayWrite: boolean;
}

type Shown = ReplyOf<typeof listSellerInvitations>['results'][number] & {
  readonly roles?: readonly StaffRole[];
};

/** Invitations that nobody has used; nothing while there are none. */
export function OpenInvitations({ calls, mayWrite }: OpenInvitationsProps) {
  const queryKey = [calls.list.path];
  const request = useRequest();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: (): Promise<{ results: readonly Shown[] }> => request(calls.list, {}),
  });
  const withdraw = useMutation({
    mutationFn: (id: string) => request(calls.withdraw, { body: { id } }),
    onSuccess: () => toast({ message: copy.withdrawn }),
    onError(error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: sayRefusal(error), tone: 'danger' });
    },
    // Also when it was used meanwhile: then it is no longer open.
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  if (!data || data.results.length === 0) return null;
  return (
    <section className="px-4 pb-6 lg:px-6">
      <h2 className="text-base">{copy.open}</h2>
      <ul className="mt-2 max-w-3xl divide-y divide-line rounded-md border border-line bg-surface">
        {data.results.map(({ id, name, email, roles, invitedBy, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
            <div className="min-w-0 grow">
              <p>
                <span className="font-semibold">{name}</span> · {email}
              </p>
              <p className="text-sm text-ink-soft">
                {roles ? `${roles.map((role) => teamCopy.roleNames[role]).join(', ')} · ` : ''}
                {copy.invitedBy(invitedBy, formatDate(expiresAt))}
              </p>
            </div>
            {mayWrite ? (
              <Button
                size="sm"
                variant="secondary"
                loading={withdraw.isPending && withdraw.variables === id}
                onClick={() => withdraw.mutate(id)}
              >
                {copy.withdraw}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
