import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { listRegistrations } from '@matiz/contracts/identity/registration-staff.ts';
import { showDocument } from '@matiz/domain/identity/document.ts';
import {
  nextRegistrationState,
  type RegistrationDecision,
} from '@matiz/domain/identity/registration.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { registrationCopy as copy } from '#copy/registrations.ts';

export type Registration = ReplyOf<typeof listRegistrations>['results'][number];

const decisions = ['approve', 'ask', 'reject'] as const;

interface RegistrationRowProps {
  readonly one: Registration;
  readonly mayDecide: boolean;
  readonly isBusy: boolean;
  readonly decide: (decision: RegistrationDecision) => void;
}

/** Who wants to buy, what they said of themselves, and what may be decided of them. */
export function RegistrationRow({ one, mayDecide, isBusy, decide }: RegistrationRowProps) {
  const { status, businessName, name, documentType, documentNumber, phone, note } = one;
  const possible = decisions.filter((each) => nextRegistrationState(status, each) !== null);
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="min-w-52 px-(--cell) py-3 text-left font-normal">
        <span className="font-semibold">{businessName}</span>
        <span className="block text-ink-soft">
          {[name, one.tradeType, one.city].filter(Boolean).join(' · ')}
        </span>
        {note ? <span className="block text-xs text-ink-soft">{copy.note(note)}</span> : null}
      </th>
      <td className="px-(--cell) py-3 whitespace-nowrap tabular-nums">
        {showDocument(documentType, documentNumber)}
        {phone ? (
          <a href={`tel:${phone}`} className="block text-accent hover:underline">
            {phone}
          </a>
        ) : null}
        {one.isDocumentTaken ? (
          <span className="block text-xs font-semibold whitespace-normal text-danger">
            {copy.taken}
          </span>
        ) : null}
      </td>
      <td className="px-(--cell) py-3 whitespace-nowrap">
        {copy.states[status]}
        <time dateTime={one.createdAt} className="block text-ink-soft">
          {formatMoment(one.createdAt)}
        </time>
      </td>
      <td className="px-(--cell) py-2">
        {mayDecide ? (
          <div className="flex flex-wrap justify-end gap-2">
            {possible.map((decision) => (
              <Button
                key={decision}
                size="sm"
                variant={decision === 'approve' ? 'primary' : 'secondary'}
                disabled={isBusy}
                aria-label={copy.of(copy[decision], businessName)}
                onClick={() => decide(decision)}
              >
                {copy[decision]}
              </Button>
            ))}
          </div>
        ) : null}
      </td>
    </tr>
  );
}
