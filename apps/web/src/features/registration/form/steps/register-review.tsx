import { documentTypes, formatDocument } from '@matiz/domain/identity/document.ts';
import { useFormContext } from 'react-hook-form';
import { registerCopy as copy } from '#copy/identity/register.ts';
import { addressLineOf } from '#features/delivery/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import type { FormStep, RegisterFields } from '../fields/register-fields.ts';
import { useChosenLocation } from './address-step.tsx';

/** What was written in the steps before, each with the way back to it. */
export function RegisterReview({ linkOf }: { linkOf: (step: FormStep) => string }) {
  const { getValues } = useFormContext<RegisterFields>();
  const place = useChosenLocation();
  const { businessName, name, last_name, documentType, documentNumber, street } = getValues();
  const type = documentTypes.find((one) => one === documentType);
  const document = type ? formatDocument(type, documentNumber) : documentNumber;
  const rows: readonly (readonly [FormStep, string, string])[] = [
    ['negocio', businessName, `${name} ${last_name}`],
    ['documento', document, documentType],
    ['direccion', addressLineOf(street), place ? `${place.city.name}, ${place.state}` : ''],
  ];
  return (
    <section aria-label={copy.review} className="rounded-lg bg-sunken px-4 py-1">
      <ul className="divide-y divide-line">
        {rows.map(([step, main, more]) => (
          <li key={step} className="flex items-center justify-between gap-4 py-2.5">
            <p className="min-w-0">
              <span className="block font-semibold break-words">{main}</span>
              <span className="block truncate text-sm text-ink-soft">{more}</span>
            </p>
            <AppLink
              to={linkOf(step)}
              aria-label={copy.changeOf(copy.stepNames[step])}
              className="hit shrink-0 text-sm font-semibold text-accent underline-offset-4 hover:underline"
            >
              {copy.change}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
