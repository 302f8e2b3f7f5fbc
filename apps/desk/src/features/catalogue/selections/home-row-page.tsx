import type { productLists } from '@matiz/contracts/catalogue.ts';
import * as calls from '@matiz/contracts/staff/catalogue/home-rows.ts';
import { listSelections } from '@matiz/contracts/staff/catalogue/selections.ts';
import { useQuery } from '@tanstack/react-query';
import { homeRowCopy as copy } from '#copy/catalogue/selections.ts';
import { formCopy } from '#copy/form.ts';
import { useRequest } from '#lib/services.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { homeRowName } from './home-rows.tsx';

const windowFields: readonly FormField[] = [
  { name: 'isShown', label: copy.isShown, kind: { is: 'switch' }, initial: true },
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
];

/** A row of the home: which selection, and when it is seen. */
export function HomeRowPage() {
  const request = useRequest();
  const { data } = useQuery({
    queryKey: ['list', listSelections.path, 'choices'],
    queryFn: () => request(listSelections, { query: { limit: '200' } }),
  });
  if (!data) return <p className="p-6">{formCopy.loading}</p>;
  const choices = data.rows
    .filter(({ isOnHome }) => !isOnHome)
    .map(({ id, title }) => ({ value: id, label: title }));
  const fresh: FormField = {
    name: 'selectionId',
    label: copy.selectionLabel,
    hint: choices.length === 0 ? copy.noSelections : copy.selectionHint,
    kind: { is: 'choice', choices },
  };
  return (
    <ResourcePage
      path="/contenido/portada"
      back={copy.title}
      fresh={copy.fresh}
      write="content:write"
      fields={(row) => (row === null ? [fresh, ...windowFields] : windowFields)}
      calls={{
        read: calls.readHomeRow,
        create: calls.createHomeRow,
        change: calls.changeHomeRow,
        remove: calls.removeHomeRow,
        history: calls.listHomeRowHistory,
      }}
      nameOf={({ list, title }) =>
        homeRowName({
          list: (list ?? null) as (typeof productLists)[number] | null,
          title: typeof title === 'string' ? title : null,
        })
      }
    />
  );
}
