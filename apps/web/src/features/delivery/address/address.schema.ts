import { addAddress } from '@matiz/contracts/delivery.ts';
import type { FieldErrors, FieldPath, Resolver } from 'react-hook-form';
import { addressFormCopy } from '#copy/delivery/address-form.ts';
import { missingPart } from '../street.ts';
import { fieldAt } from './address-faults.ts';
import { type AddressFields, bodyOf } from './address-fields.ts';

const missingTexts = {
  line: addressFormCopy.needsLine,
  via: addressFormCopy.needsVia,
  cross: addressFormCopy.needsCross,
  plate: addressFormCopy.needsPlate,
};

/** The contract's own rules, said at the fields that the line and the place are made of. */
export const checkAddress: Resolver<AddressFields> = (values) => {
  const faults = new Map<FieldPath<AddressFields>, string>();
  const missing = missingPart(values.street);
  if (missing !== null) faults.set(`street.${missing}`, missingTexts[missing]);
  const checked = addAddress.body.safeParse(bodyOf(values));
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = fieldAt(path.join('.'), values);
    const isLine = field?.startsWith('street.') ?? false;
    if (field !== null && !faults.has(field) && !(isLine && missing !== null)) {
      faults.set(field, message);
    }
  }
  return faults.size === 0 ? { values, errors: {} } : { values: {}, errors: nest(faults) };
};

function nest(faults: ReadonlyMap<string, string>): FieldErrors<AddressFields> {
  const errors: Record<string, Record<string, unknown>> = {};
  for (const [path, message] of faults) {
    const fault = { type: 'rule', message };
    const [group = '', name] = path.split('.');
    errors[group] = name === undefined ? fault : { ...errors[group], [name]: fault };
  }
  return errors as FieldErrors<AddressFields>;
}
