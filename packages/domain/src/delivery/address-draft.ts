import { normalisePhone } from '../identity/phone.ts';

/** An address as someone wrote it. */
export interface WrittenAddress {
  readonly title?: string | undefined;
  readonly address: string;
  readonly complement?: string | undefined;
  readonly neighbourhood?: string | undefined;
  readonly cityId: string;
  readonly phone?: string | undefined;
}

/** An address as it is kept: texts are null when they are not given, the phone without signs. */
export interface AddressDraft {
  readonly title: string | null;
  readonly line: string;
  readonly complement: string | null;
  readonly neighbourhood: string | null;
  readonly cityCode: string;
  readonly phone: string | null;
}

export function draftAddress(written: WrittenAddress): AddressDraft {
  return {
    title: textOf(written.title),
    line: textOf(written.address) ?? '',
    complement: textOf(written.complement),
    neighbourhood: textOf(written.neighbourhood),
    cityCode: written.cityId,
    phone: phoneOf(written.phone),
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
