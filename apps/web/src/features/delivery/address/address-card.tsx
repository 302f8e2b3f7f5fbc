import type { Address } from '@matiz/contracts/identity.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { AddressItem, addressLines } from '@matiz/ui/goods/address-item.tsx';
import { Spinner } from '@matiz/ui/spinner.tsx';
import type { ReactNode } from 'react';
import { addressesCopy as copy } from '#copy/delivery/addresses.ts';
import { formatPhone } from '#features/identity/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { prepareLocationDialog } from '../place/location-host.tsx';
import { useLocationDialog } from '../place/use-location-dialog.ts';
import { AddressTags } from './address-choice.tsx';
import { RemoveAddress } from './remove-address.tsx';
import { useMakeDefault } from './use-address-edits.ts';

const quiet = { variant: 'quiet', size: 'sm', className: 'max-sm:px-2.5' } as const;

/** An address with all that can be done with it. */
export function AddressCard({ address, isCurrent }: { address: Address; isCurrent: boolean }) {
  const { move } = useLocationDialog();
  const makeDefault = useMakeDefault();
  const { title } = addressLines(address);
  return (
    <AddressItem
      title={address.title}
      address={address.address}
      city={address.city}
      state={address.state}
      tag={<AddressTags address={address} isCurrent={isCurrent} />}
      note={<HowToFind address={address} />}
      footer={
        <>
          {isCurrent ? null : (
            <Button
              variant="soft"
              size="sm"
              className="max-sm:px-3"
              aria-label={copy.deliverTo(title)}
              onPointerEnter={prepareLocationDialog}
              onFocus={prepareLocationDialog}
              onClick={() => move(address)}
            >
              {copy.deliverHere}
            </Button>
          )}
          <AppLink
            to={links.editAddress(address._id)}
            aria-label={copy.editOf(title)}
            className={buttonClass(quiet)}
          >
            {copy.edit}
          </AppLink>
          {address.isDefault ? null : (
            <QuietButton
              label={copy.makeDefaultOf(title)}
              isBusy={makeDefault.isPending}
              onClick={() => makeDefault.mutate(address)}
            >
              {copy.makeDefault}
            </QuietButton>
          )}
          <RemoveAddress address={address} isCurrent={isCurrent} />
        </>
      }
    />
  );
}

/** The complement, the neighbourhood and whom to call. */
function HowToFind({ address: { complement, neighbourhood, phone } }: { address: Address }) {
  const whom = phone ? copy.receives(formatPhone(phone)) : null;
  const parts = [neighbourhood, whom].filter(Boolean);
  return (
    <span className="text-ink-soft">
      {complement ? <span className="block">{complement}</span> : null}
      {parts.join(' · ')}
    </span>
  );
}

function QuietButton({
  label,
  isBusy,
  onClick,
  children,
}: {
  label: string;
  isBusy: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={buttonClass(quiet)}
    >
      {isBusy ? <Spinner size={16} /> : children}
    </button>
  );
}
