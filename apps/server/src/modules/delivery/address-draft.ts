import type { BodyOf } from '@matiz/contracts/define-call.ts';
import type { addAddress, editAddress } from '@matiz/contracts/delivery.ts';
import { normalisePhone } from '@matiz/domain/identity/phone.ts';
import type { AddressDraft } from './address.store.ts';

type AddressBody = BodyOf<typeof addAddress> | BodyOf<typeof editAddress>;

/** What somebody wrote of an address, as it is kept. */
export function draftAddress(body: AddressBody): AddressDraft {
  return {
    title: textOf(body.title),
    line: textOf(body.address) ?? '',
    complement: textOf(body.complement),
    neighbourhood: textOf(body.neighbourhood),
    cityCode: body.cityId,
    phone: phoneOf(body.phone),
  };
}

/** One space between words; null when nothing was written. */
function textOf(text: string | undefined): string | null {
  return text?.replace(/\s+/g, ' ').trim() || null;
}

/** With the country where there are ten digits; else the local digits as they are (§5). */
function phoneOf(phone: string | undefined): string | null {
  if (!phone) return null;
  return normalisePhone(phone) ?? phone.replace(/\D/g, '');
}
