import { stopCartReminders } from '@matiz/contracts/cart/cart-reminders.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { remindersCopy as copy } from '#copy/cart/reminders.ts';
import { AccountFrame } from '#features/identity/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';

/**
 * Where a reminder's last line leads (D-16). A person presses the button: programs that look into
 * letters open their links.
 */
export function Component() {
  const [search] = useSearchParams();
  const request = useRequest();
  const stop = useMutation({
    mutationFn: () => request(stopCartReminders, { body: { key: search.get('key') ?? '' } }),
  });
  const isDone = stop.isSuccess;
  return (
    <AccountFrame
      title={isDone ? copy.stoppedTitle : copy.title}
      lead={isDone ? undefined : copy.lead}
      points={copy.points}
      isToldOnPhones
    >
      <div className="flex flex-col gap-4">
        {stop.error ? (
          <Notification color="red" title={copy.failed}>
            {stop.error.message} <AppLink to={links.support}>{copy.writeUs}</AppLink>
          </Notification>
        ) : null}
        {isDone ? (
          <AppLink to={links.home} className={buttonClass({ size: 'lg', block: true })}>
            {copy.goHome}
          </AppLink>
        ) : (
          <Button
            size="lg"
            block
            loading={stop.isPending}
            loadingLabel={copy.stopping}
            onClick={() => stop.mutate()}
          >
            {copy.stop}
          </Button>
        )}
        <AppLink
          to={isDone ? links.cart : links.home}
          className={buttonClass({ variant: 'quiet', block: true })}
        >
          {isDone ? copy.seeCart : copy.keep}
        </AppLink>
      </div>
    </AccountFrame>
  );
}
