import { composeAddressLine, type ViaType, viaTypes } from '@matiz/domain/delivery/address-line.ts';

/** An address as it is written in a form: by its parts, or freely where it has other ones. */
export type Street = {
  readonly viaType: string;
  readonly via: string;
  readonly cross: string;
  readonly plate: string;
  readonly isFree: boolean;
  readonly line: string;
};

export const emptyStreet: Street = {
  viaType: 'Calle',
  via: '',
  cross: '',
  plate: '',
  isFree: false,
  line: '',
};

/** The line that is sent (§7 address). */
export function addressLineOf({ isFree, line, viaType, ...parts }: Street): string {
  if (isFree) return line.trim();
  return composeAddressLine({ ...parts, viaType: isViaType(viaType) ? viaType : 'Calle' });
}

/** These have a name of their own and need no corner: `Autopista Norte`. */
const named: readonly string[] = ['Autopista', 'Vía', 'Circular'];

/** The first part that an address cannot do without; null: it is whole. */
export function missingPart(street: Street): 'line' | 'via' | 'cross' | 'plate' | null {
  if (street.isFree) return street.line.trim().length < 3 ? 'line' : null;
  if (street.via.trim() === '') return 'via';
  if (named.includes(street.viaType)) return null;
  if (street.cross.trim() === '') return 'cross';
  return street.plate.trim() === '' ? 'plate' : null;
}

function isViaType(text: string): text is ViaType {
  return viaTypes.some((type) => type === text);
}
