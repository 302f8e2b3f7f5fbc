import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { Checkbox } from '@matiz/ui/inputs/checkbox.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { registerCopy as copy } from '#copy/identity/register.ts';
import { legalVersionsQuery } from '#features/identity/index.ts';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import type { RegisterFields } from '../fields/register-fields.ts';

/** D-16: two consents, each by itself and neither ticked; the first names the text that was read. */
export function ConsentFields({ isSeller }: { isSeller: boolean }) {
  const { register, formState } = useFormContext<RegisterFields>();
  const { data: versions } = useQuery(legalVersionsQuery(useRequest()));
  return (
    <div>
      <Checkbox
        error={formState.errors.dataTreatment?.message}
        label={
          <>
            {isSeller ? copy.sellerConsent : copy.consent}{' '}
            <a
              href={links.dataPolicy}
              target="_blank"
              rel="noopener"
              className="font-semibold text-accent underline underline-offset-2"
            >
              {copy.policy}
              <span className="sr-only"> {copy.opensApart}</span>
            </a>{' '}
            {versions ? (
              <span className="whitespace-nowrap text-ink-soft">
                ({copy.version(formatDate(`${versions.data_treatment}T12:00:00Z`))})
              </span>
            ) : null}
            .
          </>
        }
        {...register('dataTreatment')}
      />
      <Checkbox
        label={isSeller ? copy.sellerMarketing : copy.marketing}
        {...register('acceptsMarketing')}
      />
    </div>
  );
}
