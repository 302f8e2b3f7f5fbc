import { resendEmail } from '@matiz/contracts/identity/registration.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useMutation } from '@tanstack/react-query';
import { registrationCopy as copy } from '#copy/identity/registration.ts';
import { useRequest } from '#lib/services.ts';

/** That the e-mail is still to be confirmed, and the link once more. */
export function EmailNotice({ email }: { email: string }) {
  const request = useRequest();
  const resend = useMutation({ mutationFn: () => request(resendEmail, { body: {} }) });
  return (
    <Notification
      color="blue"
      title={copy.emailTitle}
      action={
        resend.isSuccess ? null : (
          <Button
            variant="secondary"
            size="sm"
            loading={resend.isPending}
            loadingLabel={copy.resending}
            onClick={() => resend.mutate()}
          >
            {copy.resend}
          </Button>
        )
      }
    >
      <p className="break-words">
        {resend.data ? resend.data.results.message : copy.emailText(email)}
      </p>
      {resend.error ? <p className="mt-1 text-danger">{resend.error.message}</p> : null}
    </Notification>
  );
}
