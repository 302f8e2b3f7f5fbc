import { tableOf } from '../kernel/table.ts';

/** The first words of a Colombian address, as they are written out. */
export const viaTypes = [
  'Calle',
  'Carrera',
  'Avenida',
  'Avenida Calle',
  'Avenida Carrera',
  'Diagonal',
  'Transversal',
  'Circular',
  'Autopista',
  'Vía',
] as const;
export type ViaType = (typeof viaTypes)[number];

/** `Carrera 7 Bis A # 45 Sur - 20` in its parts, as they were typed. */
export type AddressParts = {
  viaType: ViaType;
  /** `7 Bis A`: number, letter, bis and quadrant of the street one is on. */
  via: string;
  /** `45 Sur`: of the street that crosses it. */
  cross: string;
  /** `20`: metres from the corner. */
  plate: string;
};

/**
 * The line that the parts make: `Carrera 7 Bis A # 45 Sur-20`. Parts that are missing leave no
 * sign behind, so that the line can be shown while it is typed; all empty: an empty line.
 */
export function composeAddressLine({ viaType, via, cross, plate }: AddressParts): string {
  const [street, corner, door] = [via, cross, plate].map(tidyPart);
  if (!street && !corner && !door) return '';
  const number = [corner, door].filter(Boolean).join('-');
  return [viaType, street, number && `# ${number}`].filter(Boolean).join(' ');
}

/** One space between words; letters of a street's number in capitals; `bis` and quadrants as words. */
export function tidyPart(part: string): string {
  return part
    .trim()
    .replace(/^#\s*/, '')
    .replace(/^(\d+)\s?([a-z]{0,2}?)\s?bis/i, '$1$2 Bis')
    .replace(/^(\d+) ([a-z]{1,2})(?= |$)/i, '$1$2')
    .replace(/\s+/g, ' ')
    .split(' ')
    .map(
      (word) =>
        words[word.toLowerCase()] ??
        (/^(?:\d+[a-z]{1,2}|[a-z])$/i.test(word) ? word.toUpperCase() : word),
    )
    .join(' ');
}

const words = tableOf({ bis: 'Bis', sur: 'Sur', norte: 'Norte', este: 'Este', oeste: 'Oeste' });
