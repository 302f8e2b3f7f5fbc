import { leaveContact } from '@matiz/contracts/delivery.ts';
import { say } from '@matiz/contracts/messages.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Dialog } from '@matiz/ui/overlays/dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { locationsCopy as copy } from '#copy/delivery/locations.ts';
import { useRequest } from '#lib/services.ts';
import { LeadForm } from './lead-form.tsx';
import type { NamedCity } from './use-location-dialog.ts';

/** A phone for when we deliver to a city (§8). Anyone who leaves it agrees to that one message only. */
export function LeadWindow({
  open,
  onClose,
  city,
}: {
  open: boolean;
  onClose: () => void;
  city: NamedCity;
}) {
  const request = useRequest();
  const send = useMutation({
    mutationFn: (phone: string) =>
      request(leaveContact, { body: { cityId: city.cityId, phone, acceptsContact: true } }),
  });
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="sm"
      title={copy.leadTitle(city.city)}
      footer={
        send.isSuccess ? (
          <Button className="max-sm:flex-1" onClick={onClose}>
            {copy.leadDone}
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            className="max-sm:flex-1"
            loading={send.isPending}
            loadingLabel={copy.leadSending}
          >
            {copy.leadSend}
          </Button>
        )
      }
    >
      {send.data ? (
        <p role="status" className="flex gap-3 py-2">
          <CircleCheck size={22} aria-hidden="true" className="shrink-0 text-now" />
          {send.data.results.message}
        </p>
      ) : (
        <>
          <p className="text-sm text-ink-soft">
            {say('noCoverage', city)} {copy.leadText}
          </p>
          <LeadForm id={formId} error={send.error} onSend={(phone) => send.mutate(phone)} />
        </>
      )}
    </Dialog>
  );
}
