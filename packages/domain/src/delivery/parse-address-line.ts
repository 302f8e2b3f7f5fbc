import { type AddressParts, tidyPart, type ViaType } from './address-line.ts';

/** A line in its parts, and what was written behind them (`Apto 301, Torre 2`). */
export type ParsedAddress = AddressParts & { complement: string };

/** How each type is written, the longer ones first: `Av Cra 68` is no `Avenida` called "Cra 68". */
const ways: readonly (readonly [ViaType, RegExp])[] = [
  ['Avenida Calle', /^(?:(?:avenida|avda|av)\.?\s*(?:calle|cll|cl)|ac)\b\.?/i],
  ['Avenida Carrera', /^(?:(?:avenida|avda|av)\.?\s*(?:carrera|cra|kra|cr|kr)|ak)\b\.?/i],
  ['Avenida', /^(?:avenida|avda|av)\b\.?/i],
  ['Autopista', /^(?:autopista|autop|aut)\b\.?/i],
  ['Transversal', /^(?:transversal|transv|trans|tv)\b\.?/i],
  ['Diagonal', /^(?:diagonal|diag|dg)\b\.?/i],
  ['Circular', /^(?:circular|circ)\b\.?/i],
  ['Carrera', /^(?:carrera|cra|kra|cr|kr|k)(?![a-z])\.?/i],
  ['Calle', /^(?:calle|cll|cl|c)(?![a-z])\.?/i],
  ['Vía', /^v[ií]a(?!\p{L})/iu],
];
/** These may have a name where the others have a number: `Avenida Boyacá`. */
const named: readonly ViaType[] = ['Avenida', 'Autopista', 'Circular', 'Vía'];
const streets: readonly ViaType[] = ['Calle', 'Avenida Calle', 'Diagonal'];

/** A line with its complement, as long as both may be. */
const maxLength = 320;

/** `45`, `45A`, `45 A Bis`, `45 Bis B Sur`. */
const number = String.raw`\d{1,3}(?:\s?[a-z]{1,2}(?=\s?bis|\s|-|$))?(?:\s?bis(?:\s?[a-z](?![a-z]))?)?(?:\s(?:sur|norte|este|oeste)\b)?`;
const signPattern = /\s*(?:#|\b(?:no|nro|num)\b\.?|\bn[°º]\.?)\s*/iu;
const doorPattern = new RegExp(
  String.raw`^(${number})\s*[-–—\s]\s*(\d{1,3})(?:\s(sur|norte|este|oeste)\b)?\s*(.*)$`,
  'i',
);
const withoutSign = new RegExp(String.raw`^(${number})\s+(${number}\s*[-–—\s]\s*\d{1,3}.*)$`, 'i');
const wholeNumber = new RegExp(`^${number}$`, 'i');
const quadrantPattern = /\s(?:sur|norte|este|oeste)$/i;

/**
 * Reads a line as people write it (`cra 7bis a no. 45 sur 20 apto 301`) into its parts. Null when
 * it is not the Colombian form: a rural place, a landmark, a block and house. That is no error,
 * and the line then stays as it was written.
 */
export function parseAddressLine(text: string): ParsedAddress | null {
  if (text.length > maxLength) return null;
  const [head = '', ...tail] = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/\s*,\s*/);
  const [viaType, way] = ways.find(([, pattern]) => pattern.test(head)) ?? [];
  if (!viaType || !way) return null;
  const rest = head.replace(way, '').trim();
  const cut = splitAtSign(rest);
  const door = cut && doorPattern.exec(cut.behind);
  if (!cut || !door) return null;
  const isNumber = wholeNumber.test(cut.via);
  if (!isNumber && !(named.includes(viaType) && /^\p{L}/u.test(cut.via))) return null;

  const [, cross = '', plate = '', quadrant = '', more = ''] = door;
  const complement = [more, ...tail].filter(Boolean).join(', ');
  const parts = { viaType, via: tidyPart(cut.via), cross: tidyPart(cross), plate, complement };
  return quadrant === '' ? parts : placeQuadrant(parts, quadrant);
}

function splitAtSign(rest: string): { via: string; behind: string } | null {
  const sign = signPattern.exec(rest);
  if (sign) {
    return {
      via: rest.slice(0, sign.index).trim(),
      behind: rest.slice(sign.index + sign[0].length),
    };
  }
  const [, via, behind] = withoutSign.exec(rest) ?? [];
  return via === undefined || behind === undefined ? null : { via: via.trim(), behind };
}

/** `Calle 45 # 12-34 Sur`: south and north are said of the street, east and west of what crosses it. */
function placeQuadrant(parts: ParsedAddress, quadrant: string): ParsedAddress {
  const isOfStreets = /^(?:sur|norte)$/i.test(quadrant);
  const isStreet = streets.includes(parts.viaType);
  const place = isOfStreets === isStreet && !named.includes(parts.viaType) ? 'via' : 'cross';
  if (quadrantPattern.test(parts[place])) return parts;
  return { ...parts, [place]: tidyPart(`${parts[place]} ${quadrant}`) };
}
