import { RequestError } from '@matiz/client/request-error.ts';
import type { FieldPath } from 'react-hook-form';
import type { AddressFields } from './address-fields.ts';

type Field = FieldPath<AddressFields>;

/** Where the form says what is wrong with a field of the call; null: the form has no such field. */
export function fieldAt(path: string, { street }: Pick<AddressFields, 'street'>): Field | null {
  switch (path) {
    case 'address':
      return street.isFree ? 'street.line' : 'street.via';
    case 'cityId':
    case 'stateId':
      return `address.${path}`;
    case 'title':
    case 'complement':
    case 'neighbourhood':
    case 'phone':
      return path;
    default:
      return null;
  }
}

/** What a refusal says of single fields; none: it is about the whole. */
export function addressFaultsOf(
  error: unknown,
  values: AddressFields,
): { field: Field; message: string }[] {
  if (!(error instanceof RequestError)) return [];
  const { code, message, reply } = error;
  if (code === 'UNKNOWN_CITY' || code === 'CITY_OUTSIDE_STATE') {
    return [{ field: 'address.cityId', message }];
  }
  return (reply?.fields ?? []).flatMap((fault) => {
    const field = fieldAt(fault.path, values);
    return field === null ? [] : [{ field, message: fault.message }];
  });
}
