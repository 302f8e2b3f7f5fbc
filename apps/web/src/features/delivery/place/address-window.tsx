import type { Address } from '@matiz/contracts/identity.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Dialog } from '@matiz/ui/overlays/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { addressesCopy as words } from '#copy/delivery/addresses.ts';
import { locationsCopy as copy } from '#copy/delivery/locations.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { isSeller, useMe } from '#session/me.query.ts';
import { findCurrentAddress } from '../address/current-address.ts';
import { addressesQuery } from '../addresses.query.ts';
import { AddressChoices } from './address-choices.tsx';

/** The addresses of who buys, from the header; picking another one asks before it changes (§4). */
export function AddressWindow({
  open,
  onClose,
  customerId,
  onPick,
}: {
  open: boolean;
  onClose: () => void;
  customerId: string;
  onPick: (address: Address) => void;
}) {
  const visitor = useMe();
  const customer = isSeller(visitor) ? visitor?.customer : null;
  const [touchedId, setTouchedId] = useState<string | null>(null);
  const query = useQuery(addressesQuery(useRequest(), customerId));
  const addresses = query.data?.results ?? [];
  const current = findCurrentAddress(visitor?.delivery, addresses);
  const pickedId = touchedId ?? current;
  const picked = addresses.find(({ _id }) => _id === pickedId);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={customer ? copy.chooseTitleFor(customer.businessName) : copy.chooseTitle}
      footer={
        <>
          <AppLink
            to={links.newAddress}
            onClick={onClose}
            className={buttonClass({
              variant: addresses.length > 0 ? 'secondary' : 'primary',
              className: 'max-sm:flex-1',
            })}
          >
            <Plus size={18} aria-hidden="true" />
            {words.newTitle}
          </AppLink>
          {addresses.length > 0 ? (
            <Button
              className="max-sm:flex-1"
              disabled={!picked || picked._id === current}
              onClick={() => picked && onPick(picked)}
            >
              {words.deliverHere}
            </Button>
          ) : null}
        </>
      }
    >
      <AddressChoices
        query={query}
        addresses={addresses}
        pickedId={pickedId}
        current={current}
        onPick={setTouchedId}
      />
      {addresses.length > 0 ? (
        <AppLink
          to={links.addresses}
          onClick={onClose}
          className="hit mt-3 inline-block text-sm font-semibold text-accent underline-offset-4 hover:underline"
        >
          {customer ? copy.manageFor : copy.manage}
        </AppLink>
      ) : null}
    </Dialog>
  );
}
