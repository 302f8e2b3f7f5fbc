import * as calls from '@matiz/contracts/staff/legal-texts.ts';
import { business, readBusiness } from '@matiz/contracts/staff/shop/business.ts';
import {
  fillLegalText,
  type LegalKind,
  legalKinds,
  readLegalSections,
} from '@matiz/domain/identity/legal-text.ts';
import { bogotaDate, type PlainDate } from '@matiz/domain/kernel/clock.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { legalTextCopy as copy } from '#copy/legal-texts.ts';
import { useRequest } from '#lib/services.ts';
import type { FormField } from '#parts/form/field-types.ts';
import type { PreviewProps } from '#parts/form/resource-form.tsx';
import { ResourcePage } from '#parts/form/resource-page.tsx';
import { LegalBodyControl } from './legal-body-control.tsx';

/** A text that is written now is most often to rule from now on. */
const fieldsOn = (today: PlainDate): readonly FormField[] => [
  {
    name: 'kind',
    label: copy.kind,
    kind: {
      is: 'choice',
      choices: legalKinds.map((value) => ({ value, label: copy.kinds[value] })),
    },
    initial: 'terms',
  },
  {
    name: 'inForceOn',
    label: copy.inForceOn,
    hint: copy.inForceHint,
    kind: { is: 'date' },
    initial: today,
  },
  {
    name: 'body',
    label: copy.body,
    hint: copy.bodyHint,
    kind: { is: 'own', isOne: true, Control: LegalBodyControl, show: (value) => value },
  },
];

export function LegalTextPage() {
  const [fields] = useState(() => fieldsOn(bogotaDate(new Date())));
  return (
    <ResourcePage
      path="/ajustes/textos-legales"
      back={copy.title}
      fresh={copy.fresh}
      write="settings:write"
      fields={fields}
      calls={{
        read: calls.readStaffLegalText,
        create: calls.createLegalText,
        change: calls.changeLegalText,
        remove: calls.removeLegalText,
        history: calls.listLegalTextHistory,
      }}
      nameOf={({ kind, inForceOn }) =>
        copy.nameOf(copy.kinds[kind as LegalKind], formatDate(`${String(inForceOn)}T12:00:00Z`))
      }
      Preview={LegalPreview}
    />
  );
}

/** The text as a customer reads it, filled in with who the business is. */
function LegalPreview({ set }: PreviewProps) {
  const request = useRequest();
  const { data } = useQuery({
    queryKey: ['row', readBusiness.path, business],
    queryFn: async () => (await request(readBusiness, { query: { id: business } })).result,
  });
  const names = {
    negocio: data?.name ?? '',
    nit: data?.nit ?? '',
    direccion: data?.address ?? '',
    telefono: data?.phone ?? '',
    correo: data?.email ?? '',
  };
  const sections = readLegalSections(fillLegalText(String(set.body ?? ''), names));
  return (
    <section aria-label={copy.preview} className="rounded-md border border-line bg-surface p-4">
      <h2 className="text-base">{copy.preview}</h2>
      {sections.length === 0 ? (
        <p className="mt-2 text-ink-soft">{copy.previewEmpty}</p>
      ) : (
        <div className="mt-3 grid gap-4">
          {sections.map(({ id, title, paragraphs }) => (
            <div key={id}>
              <h3 className="font-semibold">{title}</h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-1 text-pretty text-ink-soft">
                  {paragraph}
                </p>
              ))}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
