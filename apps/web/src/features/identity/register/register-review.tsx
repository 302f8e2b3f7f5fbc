import { useFormContext } from 'react-hook-form';
import { registerCopy as copy } from '../../../copy/register.ts';
import { AppLink } from '../../../lib/app-link.tsx';
import { links } from '../../../lib/links.ts';
import { lineOf } from '../../delivery/street.ts';
import { useChosenPlace } from './address-step.tsx';
import { showNit } from './nit.ts';
import type { FormStep, RegisterFields } from './register-fields.ts';

/** What was written in the steps before, each with the way back to it. */
export function RegisterReview() {
  const { getValues } = useFormContext<RegisterFields>();
  const place = useChosenPlace();
  const { businessName, name, last_name, documentType, documentNumber, street } = getValues();
  const nit = documentType === 'NIT' ? showNit(documentNumber) : null;
  const rows: readonly (readonly [FormStep, string, string])[] = [
    ['negocio', businessName, `${name} ${last_name}`],
    ['documento', nit ? `${nit.number}-${nit.checkDigit}` : documentNumber, documentType],
    ['direccion', lineOf(street), place ? `${place.city.name}, ${place.state}` : ''],
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
              to={links.registerStep(step)}
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
