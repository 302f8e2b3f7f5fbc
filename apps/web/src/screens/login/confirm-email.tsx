import { confirmEmail } from '@matiz/contracts/identity/registration.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { passwordCopy as copy } from '#copy/identity/password.ts';
import { AccountFrame, registrationKey } from '#features/identity/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { isGuest, useMe } from '#session/me.query.ts';

/**
 * Where the link of the e-mail leads (ADR 0010). A person presses the button: programs that look
 * into letters open their links, and the link works once.
 */
export function Component() {
  const { token = '' } = useParams();
  const request = useRequest();
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => request(confirmEmail, { body: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: registrationKey }),
  });
  const isDone = confirm.isSuccess;
  return (
    <AccountFrame
      title={isDone ? copy.confirmedTitle : copy.confirmTitle}
      lead={isDone ? undefined : copy.confirmLead}
      points={copy.confirmPoints}
      isToldOnPhones
    >
      <div className="flex flex-col gap-4">
        {confirm.data ? (
          <Notification color="green">{confirm.data.results.message}</Notification>
        ) : null}
        {confirm.error ? (
          <Notification color="red" title={copy.confirmFailed}>
            {confirm.error.message} {copy.confirmAgain}
          </Notification>
        ) : null}
        {isDone || confirm.error ? (
          <GoOn />
        ) : (
          <Button
            size="lg"
            block
            loading={confirm.isPending}
            loadingLabel={copy.confirming}
            onClick={() => confirm.mutate()}
          >
            {copy.confirm}
          </Button>
        )}
      </div>
    </AccountFrame>
  );
}

function GoOn() {
  const isVisitor = isGuest(useMe());
  return (
    <AppLink
      to={isVisitor ? links.login : links.registrationStatus}
      className={buttonClass({ size: 'lg', block: true })}
    >
      {isVisitor ? copy.backToLogin : copy.seeRegistration}
    </AppLink>
  );
}
