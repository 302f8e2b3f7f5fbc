import type { listCustomers } from '@matiz/contracts/staff/customers.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import { showDocument } from '@matiz/domain/identity/document.ts';
import {
  nextRegistrationState,
  type RegistrationDecision,
} from '@matiz/domain/identity/registration.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { registrationCopy as copy } from '#copy/registrations.ts';
import type { TableColumn } from '#parts/table/table-types.ts';

export type Registration = RowOf<typeof listCustomers>;

const decisions = ['approve', 'ask', 'reject'] as const;

interface Deciding {
  readonly isBusy: (one: Registration) => boolean;
  readonly decide: (one: Registration, decision: RegistrationDecision) => void;
}

/** Who wants to buy, what they said of themselves, and what may be decided of them. */
export function registrationColumns(deciding: Deciding | null): TableColumn<Registration>[] {
  return [
    {
      id: 'business',
      head: copy.business,
      order: 'name',
      cell: ({ businessName }) => businessName,
      text: ({ businessName }) => businessName,
    },
    { id: 'about', head: copy.about, cell: (one) => <About {...one} />, text: sayAbout },
    { id: 'document', head: copy.document, cell: (one) => <Document {...one} />, text: documentOf },
    {
      id: 'state',
      head: copy.state,
      cell: ({ status }) => copy.states[status],
      text: ({ status }) => copy.states[status],
    },
    {
      id: 'since',
      head: copy.since,
      order: 'created',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
      text: ({ createdAt }) => createdAt,
    },
    ...(deciding
      ? [
          {
            id: 'decide',
            head: copy.decide,
            cell: (one: Registration) => <Decisions one={one} {...deciding} />,
          },
        ]
      : []),
  ];
}

const documentOf = ({ documentType, documentNumber }: Registration) =>
  showDocument(documentType, documentNumber);
const sayAbout = ({ name, tradeType, city }: Registration) =>
  [name, tradeType, city].filter(Boolean).join(' · ');

function About(one: Registration) {
  return (
    <span className="block py-2 whitespace-normal">
      {sayAbout(one)}
      {one.note ? <span className="block text-xs text-ink-soft">{copy.note(one.note)}</span> : null}
    </span>
  );
}

function Document(one: Registration) {
  return (
    <span className="block py-2 tabular-nums">
      {documentOf(one)}
      {one.phone ? (
        <a href={`tel:${one.phone}`} className="block text-accent hover:underline">
          {one.phone}
        </a>
      ) : null}
      {one.isDocumentTaken ? (
        <span className="block text-xs font-semibold whitespace-normal text-danger">
          {copy.taken}
        </span>
      ) : null}
    </span>
  );
}

function Decisions({ one, isBusy, decide }: Deciding & { readonly one: Registration }) {
  const possible = decisions.filter((each) => nextRegistrationState(one.status, each) !== null);
  return (
    <span className="flex flex-wrap gap-2 py-2">
      {possible.map((decision) => (
        <Button
          key={decision}
          size="sm"
          variant={decision === 'approve' ? 'primary' : 'secondary'}
          disabled={isBusy(one)}
          aria-label={copy.of(copy[decision], one.businessName)}
          onClick={() => decide(one, decision)}
        >
          {copy[decision]}
        </Button>
      ))}
    </span>
  );
}
