import type { RegistrationStatus } from '@matiz/contracts/identity/registration-progress.ts';
import { formatDocument } from '@matiz/domain/identity/document.ts';
import { emptyStreet, streetOf } from '#features/delivery/index.ts';
import type { BusinessFields } from './form/fields/register-fields.ts';

export type RegistrationBusiness = NonNullable<RegistrationStatus['business']>;

/** What a business has told, as its form holds it; what it has not told stays empty. */
export function businessFieldsOf({ address, ...rest }: RegistrationBusiness): BusinessFields {
  const { stateId, cityId, complement = '', neighbourhood = '' } = address;
  return {
    ...rest,
    documentNumber: formatDocument(rest.documentType, rest.documentNumber),
    street: address.address === '' ? emptyStreet : streetOf(address.address),
    address: { stateId, cityId, complement, neighbourhood },
  };
}

/** What its address has that the form does not show. */
export function keptOf({ address: { title, phone } }: RegistrationBusiness) {
  return { ...(title ? { title } : {}), ...(phone ? { phone } : {}) };
}
