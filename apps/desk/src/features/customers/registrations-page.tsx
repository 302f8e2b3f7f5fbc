import { RequestError } from '@matiz/client/request-error.ts';
import type { BodyInput } from '@matiz/contracts/define-call.ts';
import {
  decideRegistration,
  listRegistrations,
} from '@matiz/contracts/identity/registration-staff.ts';
import { listCustomers } from '@matiz/contracts/staff/customers.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { registrationCopy as copy } from '#copy/registrations.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { ReasonDialog } from '#parts/reason-dialog.tsx';
import { ResourceTable } from '#parts/table/resource-table.tsx';
import { useCan } from '#session/me.ts';
import { type Registration, registrationColumns } from './registration-columns.tsx';

type Decision = BodyInput<typeof decideRegistration>['decision'];

/** By the list's own words: what is narrowed to, and what a registration in that state is. */
const states = {
  in_review: copy.states.in_review,
  incomplete: copy.states.phone_verified,
  more_information: copy.states.more_information,
  rejected: copy.states.rejected,
} as const;

/** Businesses that wait to be let in, decided one by one. */
export function RegistrationsPage() {
  const request = useRequest();
  const client = useQueryClient();
  const mayDecide = useCan('registrations:decide');
  const [search] = useSearchParams();
  const [asking, setAsking] = useState<{ one: Registration; decision: 'ask' | 'reject' } | null>(
    null,
  );
  const decide = useMutation({
    mutationFn: (body: { customerId: string; decision: Decision; note?: string }) =>
      request(decideRegistration, { body }),
    onSuccess({ results }) {
      toast({ message: results.message });
      setAsking(null);
    },
    onError(failure, { decision }) {
      if (!(failure instanceof RequestError)) throw failure;
      // What was asked with a note says it beside the note.
      if (decision === 'approve') toast({ message: sayRefusal(failure), tone: 'danger' });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['list'] }),
        client.invalidateQueries({ queryKey: [listRegistrations.path] }),
      ]),
  });
  const deciding = {
    isBusy: ({ id }: Registration) => decide.isPending && decide.variables.customerId === id,
    decide(one: Registration, decision: Decision) {
      decide.reset();
      if (decision === 'approve') decide.mutate({ customerId: one.id, decision });
      else setAsking({ one, decision });
    },
  };

  return (
    <>
      <ResourceTable
        title={copy.title}
        lead={copy.lead}
        list={listCustomers}
        keptAs="/registros"
        usualOrder="created"
        // Whom someone has to decide about, unless another state is asked for.
        within={search.has('f.state') ? {} : { 'f.state': 'waiting' }}
        columns={registrationColumns(mayDecide ? deciding : null)}
        filters={[
          {
            name: 'state',
            label: copy.state,
            choices: Object.entries(states).map(([value, label]) => ({ value, label })),
          },
        ]}
        open={({ id }) => `/clientes/${id}`}
        nameOf={({ businessName }) => businessName}
        empty={copy.empty}
      />
      {asking ? (
        <ReasonDialog
          title={
            asking.decision === 'ask'
              ? copy.askTitle(asking.one.businessName)
              : copy.rejectTitle(asking.one.businessName)
          }
          explain={asking.decision === 'ask' ? copy.askExplain : copy.rejectExplain}
          confirm={copy[asking.decision]}
          of="register"
          tone={asking.decision === 'ask' ? 'primary' : 'danger'}
          isBusy={decide.isPending}
          problem={decide.error?.message}
          onConfirm={(note) =>
            decide.mutate({
              customerId: asking.one.id,
              decision: asking.decision,
              note,
            })
          }
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}
