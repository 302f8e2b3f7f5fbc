import { acceptTerms, readOwnTerms } from '@matiz/contracts/identity/own-terms.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { acceptTermsCopy as copy } from '#copy/orders/accept-terms.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { useRequest } from '#lib/services.ts';

/** The terms changed since the business agreed to them: read, agree, and confirm again. */
export function AcceptTerms() {
  const request = useRequest();
  const { data: own, refetch } = useQuery({
    queryKey: ['own-terms'],
    queryFn: async () => (await request(readOwnTerms, {})).result,
    staleTime: 0,
  });
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (version: string) => request(acceptTerms, { body: { version } }),
    onError(failure) {
      alertFailure(failure);
      // Another one may count by now.
      void refetch();
    },
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
        {own ? copy.readTerms(formatDate(`${own.version}T12:00:00Z`)) : copy.readAnyTerms}
      </a>
      <Button
        size="sm"
        loading={isPending}
        disabled={!own}
        onClick={() => own && mutate(own.version)}
      >
        {copy.acceptTerms}
      </Button>
    </div>
  );
}
