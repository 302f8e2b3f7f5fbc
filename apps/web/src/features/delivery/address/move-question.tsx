import { say } from '@matiz/contracts/messages.ts';
import { ConfirmDialog } from '@matiz/ui/overlays/confirm-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { addressesCopy as copy } from '#copy/delivery/addresses.ts';
import { useRequest } from '#lib/services.ts';
import { citiesOfQuery } from '../places.query.ts';
import { type AddressFields, emptyAddress } from './address-fields.ts';

/** Before an address that we deliver to moves to another city: the cart goes with it (§4). */
export function MoveQuestion({
  fields,
  isBusy,
  onConfirm,
  onClose,
}: {
  /** What would be saved; null: nothing is asked. */
  fields: AddressFields | null;
  isBusy: boolean;
  onConfirm: (fields: AddressFields) => void;
  onClose: () => void;
}) {
  // The words stay while the window closes.
  const shown = useRef(emptyAddress);
  if (fields !== null) shown.current = fields;
  const { stateId, cityId } = shown.current.address;
  const { data } = useQuery({ ...citiesOfQuery(useRequest(), stateId), enabled: stateId !== '' });
  const city = data?.find(({ _id }) => _id === cityId)?.name ?? '';
  return (
    <ConfirmDialog
      open={fields !== null}
      onOpenChange={onClose}
      title={say('addressChange')}
      message={copy.moveText(city)}
      confirmLabel={copy.moveConfirm}
      busy={isBusy}
      onConfirm={() => onConfirm(shown.current)}
    />
  );
}
