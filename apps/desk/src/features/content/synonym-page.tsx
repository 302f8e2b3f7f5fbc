import * as calls from '@matiz/contracts/staff/catalogue/synonyms.ts';
import { useSearchParams } from 'react-router';
import { synonymCopy as copy } from '#copy/content.ts';
import { useRequest } from '#lib/services.ts';
import type { FormField } from '#parts/form/field-types.ts';
import type { PreviewProps } from '#parts/form/resource-form.tsx';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { SearchTrial } from '#parts/search/search-trial.tsx';
import { TermsControl } from '#parts/search/terms-control.tsx';

const fields = (first: string): readonly FormField[] => [
  {
    name: 'terms',
    initial: first,
    label: copy.terms,
    hint: copy.termsHint,
    kind: { is: 'own', Control: TermsControl, show: (value) => value.replaceAll(',', ', ') },
  },
  { name: 'isOn', label: copy.on, kind: { is: 'switch' }, initial: true },
];

export function SynonymPage() {
  const [search] = useSearchParams();
  // What was searched for in vain begins the group; lists hold words with commas between.
  const first = (search.get('palabra') ?? '').replaceAll(',', ' ').slice(0, 60);
  return (
    <ResourcePage
      path="/contenido/sinonimos"
      back={copy.title}
      fresh={copy.fresh}
      write="content:write"
      fields={fields(first)}
      calls={{
        read: calls.readSynonym,
        create: calls.createSynonym,
        change: calls.changeSynonym,
        remove: calls.removeSynonym,
        history: calls.listSynonymHistory,
      }}
      nameOf={({ terms }) => (Array.isArray(terms) ? terms.slice(0, 3).join(', ') : '')}
      Preview={SynonymTrial}
    />
  );
}

function SynonymTrial({ id, set }: PreviewProps) {
  const request = useRequest();
  const terms = set.isOn === true && Array.isArray(set.terms) ? set.terms.map(String) : [];
  return (
    <SearchTrial
      hint={copy.tryHint}
      later={copy.later}
      attempt={(text) => request(calls.trySearch, { body: { text, terms, ...(id ? { id } : {}) } })}
    />
  );
}
