import * as calls from '@matiz/contracts/staff/catalogue/selections.ts';
import { selectionCopy as copy } from '#copy/catalogue/selections.ts';
import type { FormField } from '#parts/form/field-types.ts';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { contentField } from './content-control.tsx';

const title: FormField = { name: 'title', label: copy.name, kind: { is: 'text' } };
const address: FormField = {
  name: 'urlName',
  label: copy.address,
  hint: copy.addressHint,
  kind: { is: 'text' },
};

/** A selection: what it is called, what it is of, its history. */
export function SelectionPage() {
  return (
    <ResourcePage
      path="/contenido/selecciones"
      back={copy.title}
      fresh={copy.fresh}
      write="content:write"
      fields={(row) => (row === null ? [title, address, contentField] : [title, contentField])}
      calls={{
        read: calls.readSelection,
        create: calls.createSelection,
        change: calls.changeSelection,
        remove: calls.removeSelection,
        history: calls.listSelectionHistory,
      }}
      nameOf={({ title: name }) => String(name)}
    >
      {({ urlName, count }) => (
        <p className="mt-4 text-ink-soft">
          {copy.holds(Number(count))}{' '}
          <a
            href={`/products/custom-list/${String(urlName)}`}
            target="_blank"
            rel="noreferrer"
            className="text-accent underline"
          >
            {copy.see}
          </a>
        </p>
      )}
    </ResourcePage>
  );
}
