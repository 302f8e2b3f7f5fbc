import type { Address } from '@matiz/contracts/identity.ts';
import { AddressItem } from '@matiz/ui/address-item.tsx';
import { Tag } from '@matiz/ui/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { ordersCopy as copy } from '../../copy/orders.ts';
import { useRequest } from '../../lib/services.ts';
import { coverageQuery } from '../delivery/coverage.query.ts';
import { describeZone } from '../delivery/zone-words.ts';

interface AddressChoiceProps {
  readonly address: Address;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}

/** An address to deliver to, with what delivering there takes; out of reach it cannot be chosen. */
export function AddressChoice({ address, isChosen, onChoose }: AddressChoiceProps) {
  const { data } = useQuery(coverageQuery(useRequest(), placeOf(address)));
  return (
    <AddressItem
      title={address.title}
      address={address.address}
      city={address.city}
      state={address.state}
      tag={address.isDefault ? <Tag kind="neutral">{copy.isDefault}</Tag> : null}
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
        disabled: data?.coverage === false,
      }}
    />
  );
}

/** The place of an address, as the coverage is asked for. */
export function placeOf({ city, cityid, state, stateid }: Address) {
  return {
    city,
    cityId: cityid,
    state,
    stateId: stateid,
    addressId: null,
    hasCoverage: true,
  };
}
