import { RequestError } from '@matiz/client/request-error.ts';
import type { BodyInput } from '@matiz/contracts/define-call.ts';
import {
  decideRegistration,
  listRegistrations,
} from '@matiz/contracts/identity/registration-staff.ts';
import type { RegistrationState } from '@matiz/domain/identity/registration.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { registrationCopy as copy } from '#copy/registrations.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import { ReasonDialog } from '#parts/reason-dialog.tsx';
import { ListProblem } from '#parts/table/list-problem.tsx';
import { SkeletonRows } from '#parts/table/skeleton-rows.tsx';
import { useCan } from '#session/me.ts';
import { type Registration, RegistrationRow } from './registration-row.tsx';

type Decision = BodyInput<typeof decideRegistration>['decision'];

const states = ['in_review', 'phone_verified', 'more_information', 'rejected'] as const;

/** Businesses that wait to be let in, decided one by one. */
export function RegistrationsPage() {
  const request = useRequest();
  const client = useQueryClient();
  const mayDecide = useCan('registrations:decide');
  const [search, setSearch] = useSearchParams();
  const status = states.find((one) => one === search.get('estado'));
  const [asking, setAsking] = useState<{ one: Registration; decision: 'ask' | 'reject' } | null>(
    null,
  );
  const queryKey = [listRegistrations.path];
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, status],
    queryFn: () => request(listRegistrations, { query: status ? { status } : {} }),
  });
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
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const rows = data?.results;

  return (
    <section className="p-4 lg:p-6">
      <header className="flex min-h-11 flex-wrap items-center gap-3">
        <h1 className="mr-auto text-xl">{copy.title}</h1>
        <label className="inline-flex items-center gap-2 text-ink-soft">
          {copy.show}
          <select
            value={status ?? ''}
            onChange={({ target }) =>
              setSearch(target.value === '' ? {} : { estado: target.value })
            }
            className="h-(--control) rounded-sm border border-line-strong bg-surface px-2 text-ink"
          >
            <option value="">{copy.waiting}</option>
            {states.map((state) => (
              <option key={state} value={state}>
                {copy.states[state satisfies RegistrationState]}
              </option>
            ))}
          </select>
        </label>
      </header>
      <p className="mb-4 max-w-prose text-ink-soft">{copy.lead}</p>
      {error && !rows ? (
        <ListProblem error={error} retry={() => void refetch()} />
      ) : rows?.length === 0 ? (
        <p className="rounded-md border border-dashed border-line-button bg-surface p-8 text-center">
          {status ? copy.emptyState : copy.empty}
        </p>
      ) : (
        <div className="overflow-x-auto rounded-md border border-line bg-surface">
          <table aria-label={copy.title} className="w-full">
            <thead className="bg-sunken text-left text-xs text-ink-soft">
              <tr>
                {[copy.business, copy.document, copy.since].map((head) => (
                  <th key={head} scope="col" className="px-(--cell) py-2">
                    {head}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows?.map((one) => (
                <RegistrationRow
                  key={one.customerId}
                  one={one}
                  mayDecide={mayDecide}
                  isBusy={decide.isPending && decide.variables.customerId === one.customerId}
                  decide={(decision) => {
                    decide.reset();
                    if (decision === 'approve') {
                      decide.mutate({ customerId: one.customerId, decision });
                    } else setAsking({ one, decision });
                  }}
                />
              )) ?? <SkeletonRows columns={4} />}
            </tbody>
          </table>
        </div>
      )}
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
              customerId: asking.one.customerId,
              decision: asking.decision,
              note,
            })
          }
          onClose={() => setAsking(null)}
        />
      ) : null}
    </section>
  );
}
