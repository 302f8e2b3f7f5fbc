import * as calls from '@matiz/contracts/staff/catalogue/curations.ts';
import { curationCopy as copy } from '#copy/catalogue/curations.ts';
import { useRequest } from '#lib/services.ts';
import type { FormField } from '#parts/form/field-types.ts';
import type { PreviewProps } from '#parts/form/resource-form.tsx';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { SearchTrial } from '#parts/search/search-trial.tsx';
import { TermsControl } from '#parts/search/terms-control.tsx';
import { HiddenControl, PinnedControl } from './chosen-control.tsx';
import { chosenText, showChosen } from './chosen-value.ts';

const fields: readonly FormField[] = [
  {
    name: 'terms',
    label: copy.terms,
    hint: copy.termsHint,
    kind: { is: 'own', Control: TermsControl, show: (value) => value.replaceAll(',', ', ') },
  },
  {
    name: 'pinned',
    label: copy.pinned,
    hint: copy.pinnedHint,
    kind: { is: 'own', Control: PinnedControl, show: showChosen, text: chosenText },
    initial: '[]',
  },
  {
    name: 'hidden',
    label: copy.hidden,
    kind: { is: 'own', Control: HiddenControl, show: showChosen, text: chosenText },
    initial: '[]',
  },
  {
    name: 'startsAt',
    label: copy.startsAt,
    hint: copy.startsHint,
    kind: { is: 'moment' },
    isOptional: true,
  },
  {
    name: 'endsAt',
    label: copy.endsAt,
    hint: copy.endsHint,
    kind: { is: 'moment' },
    isOptional: true,
  },
  { name: 'isOn', label: copy.on, kind: { is: 'switch' }, initial: true },
];

/** What is found first, or not at all, by who searches for some words, and when. */
export function CurationPage() {
  return (
    <ResourcePage
      path="/contenido/resultados"
      back={copy.title}
      fresh={copy.fresh}
      write="content:write"
      fields={fields}
      calls={{
        read: calls.readCuration,
        create: calls.createCuration,
        change: calls.changeCuration,
        remove: calls.removeCuration,
        history: calls.listCurationHistory,
      }}
      nameOf={({ terms }) => textsOf(terms).slice(0, 3).join(', ')}
      Preview={CurationTrial}
    />
  );
}

function CurationTrial({ id, set }: PreviewProps) {
  const request = useRequest();
  const terms = textsOf(set.terms);
  const chosen =
    set.isOn === true
      ? { terms, pinned: textsOf(set.pinned), hidden: textsOf(set.hidden) }
      : { terms: [], pinned: [], hidden: [] };
  return (
    <SearchTrial
      hint={copy.tryHint}
      later={copy.later}
      first={terms[0]}
      attempt={(text) =>
        request(calls.tryCuration, { body: { text, ...chosen, ...(id ? { id } : {}) } })
      }
    />
  );
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
