import { leaveContact } from '@matiz/contracts/delivery.ts';
import { say } from '@matiz/contracts/messages.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/notification.tsx';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addressFormCopy as copy } from '../../copy/address-form.ts';
import { useRequest } from '../../lib/services.ts';

interface NoCoverageNoticeProps {
  readonly cityId: string;
  readonly city: string;
  readonly state: string;
  /** Where to be told, once it is reached; null: it is not offered. */
  readonly phone: string | null;
  /** What can be done all the same. */
  readonly children?: ReactNode;
}

/** §8: a city that is not reached, and a way to be told when it is. */
export function NoCoverageNotice({ cityId, city, state, phone, children }: NoCoverageNoticeProps) {
  const request = useRequest();
  const leave = useMutation({
    mutationFn: (to: string) =>
      request(leaveContact, { body: { cityId, phone: to, acceptsContact: true } }),
  });
  const told = leave.data?.results.message;
  return (
    <Notification
      color={told ? 'green' : 'orange'}
      title={told ?? `${say('noCoverageTitle')}: ${say('noCoverage', { city, state })}`}
      action={
        told || phone === null ? null : (
          <Button
            variant="secondary"
            size="sm"
            loading={leave.isPending}
            onClick={() => leave.mutate(phone)}
          >
            {copy.tellMe}
          </Button>
        )
      }
    >
      {told ? null : (
        <>
          {children}
          {phone === null ? null : (
            <p className="mt-1 text-xs text-ink-soft">{copy.tellMeAt(phone)}</p>
          )}
          {leave.error ? <p className="mt-1 text-danger">{leave.error.message}</p> : null}
        </>
      )}
    </Notification>
  );
}
