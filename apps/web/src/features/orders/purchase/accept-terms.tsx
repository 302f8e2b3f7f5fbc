import { acceptTerms } from '@matiz/contracts/identity/own-terms.ts';
import { termsVersion } from '@matiz/domain/identity/terms.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { acceptTermsCopy as copy } from '#copy/orders/accept-terms.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { useRequest } from '#lib/services.ts';

/** The terms changed since the business agreed to them: read, agree, and confirm again. */
export function AcceptTerms() {
  const request = useRequest();
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => request(acceptTerms, { body: { version: termsVersion } }),
    onError: alertFailure,
  });
  if (isSuccess) return <p className="mt-2 font-semibold">{copy.termsAccepted}</p>;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        href="/terms-conditions"
        target="_blank"
        rel="noreferrer"
        className="font-semibold underline underline-offset-4"
      >
        {copy.readTerms(formatDate(`${termsVersion}T12:00:00Z`))}
      </a>
      <Button size="sm" loading={isPending} onClick={() => mutate()}>
        {copy.acceptTerms}
      </Button>
    </div>
  );
}
