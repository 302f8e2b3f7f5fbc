import type { Address } from '@matiz/contracts/identity.ts';
import { parseAddressLine } from '@matiz/domain/delivery/parse-address-line.ts';
import { addressLineOf, emptyStreet, type Street } from '../street.ts';
import type { AddressBody } from './use-address-edits.ts';

/** An address as its form holds it, and as a draft of it is kept. */
export type AddressFields = {
  street: Street;
  address: { stateId: string; cityId: string };
  complement: string;
  neighbourhood: string;
  phone: string;
  title: string;
  isDefault: boolean;
};

export const emptyAddress: AddressFields = {
  street: emptyStreet,
  address: { stateId: '', cityId: '' },
  complement: '',
  neighbourhood: '',
  phone: '',
  title: '',
  isDefault: false,
};

/** An address that is there, to be changed: in its parts where its line has them. */
export function addressFieldsOf(address: Address): AddressFields {
  const { complement, neighbourhood, phone, title, cityid, stateid, isDefault } = address;
  return {
    street: streetOf(address.address),
    address: { stateId: stateid, cityId: cityid },
    complement: complement ?? '',
    neighbourhood: neighbourhood ?? '',
    phone: phone ?? '',
    title: title ?? '',
    isDefault,
  };
}

/** A line whose parts would not make the very same line again stays as it was written. */
export function streetOf(line: string): Street {
  const parsed = parseAddressLine(line);
  if (parsed) {
    const { viaType, via, cross, plate } = parsed;
    const street = { ...emptyStreet, viaType, via, cross, plate };
    if (addressLineOf(street) === line) return street;
  }
  return { ...emptyStreet, isFree: true, line };
}

/** What is sent; a field left empty is not there. */
export function bodyOf({ street, address, isDefault, ...texts }: AddressFields): AddressBody {
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== '');
  return {
    ...(Object.fromEntries(written) as Partial<typeof texts>),
    ...address,
    address: addressLineOf(street),
    ...(isDefault ? { isDefault } : {}),
  };
}
