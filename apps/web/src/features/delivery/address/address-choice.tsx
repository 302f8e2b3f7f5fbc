import type { Address } from '@matiz/contracts/identity.ts';
import { AddressItem } from '@matiz/ui/goods/address-item.tsx';
import { Tag } from '@matiz/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { addressesCopy as copy } from '#copy/delivery/addresses.ts';
import { useRequest } from '#lib/services.ts';
import { coverageQuery } from '../coverage.query.ts';
import { describeZone } from '../zone-words.ts';

interface AddressChoiceProps {
  readonly address: Address;
  readonly isChosen: boolean;
  /** The session delivers there already. */
  readonly isCurrent?: boolean;
  /** An order has to reach it: out of reach it cannot be chosen. */
  readonly mustReach?: boolean;
  readonly onChoose: (id: string) => void;
}

/** An address to deliver to, with what delivering there takes. */
export function AddressChoice({
  address,
  isChosen,
  isCurrent = false,
  mustReach = false,
  onChoose,
}: AddressChoiceProps) {
  const { data } = useQuery(coverageQuery(useRequest(), locationTextOf(address)));
  return (
    <AddressItem
      title={address.title}
      address={address.address}
      city={address.city}
      state={address.state}
      tag={<AddressTags address={address} isCurrent={isCurrent} />}
      note={
        data?.zone ? (
          <span className="text-now">{describeZone(data.zone)}</span>
        ) : data?.message ? (
          <span className="text-danger">{data.message}</span>
        ) : null
      }
      radio={{
        name: 'address',
        value: address._id,
        checked: isChosen,
        onSelect: onChoose,
        disabled: mustReach && data?.coverage === false,
      }}
    />
  );
}

/** Which address is in use, and which one is the usual. */
export function AddressTags({ address, isCurrent }: { address: Address; isCurrent: boolean }) {
  return (
    <>
      {isCurrent ? <Tag kind="available">{copy.inUse}</Tag> : null}
      {address.isDefault ? <Tag kind="neutral">{copy.isDefault}</Tag> : null}
    </>
  );
}

/** The place of an address, as the coverage is asked for. */
export function locationTextOf({ city, cityid, state, stateid }: Address) {
  return {
    city,
    cityId: cityid,
    state,
    stateId: stateid,
    addressId: null,
    hasCoverage: true,
  };
}
