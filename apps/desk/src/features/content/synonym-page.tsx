import * as calls from '@matiz/contracts/staff/catalogue/synonyms.ts';
import { synonymCopy as copy } from '#copy/content.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { TermsControl } from './terms-control.tsx';
import { TrySearch } from './try-search.tsx';

const fields: readonly FormField[] = [
  {
    name: 'terms',
    label: copy.terms,
    hint: copy.termsHint,
    kind: { is: 'own', Control: TermsControl, show: (value) => value.replaceAll(',', ', ') },
  },
  { name: 'isOn', label: copy.on, kind: { is: 'switch' }, initial: true },
];

export function SynonymPage() {
  return (
    <ResourcePage
      path="/contenido/sinonimos"
      back={copy.title}
      fresh={copy.fresh}
      write="content:write"
      fields={fields}
      calls={{
        read: calls.readSynonym,
        create: calls.createSynonym,
        change: calls.changeSynonym,
        remove: calls.removeSynonym,
        history: calls.listSynonymHistory,
      }}
      nameOf={({ terms }) => (Array.isArray(terms) ? terms.slice(0, 3).join(', ') : '')}
      Preview={TrySearch}
    />
  );
}
