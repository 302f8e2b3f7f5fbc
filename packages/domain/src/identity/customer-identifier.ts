import { checkSign, SPOKEN_SIGNS } from '../kernel/spoken-signs.ts';

const PREFIX = 'C';
const FREE_SIGNS = 5;
const BASE = SPOKEN_SIGNS.length;
/** How many identifiers there are, some 28 million. */
const SIZE = BASE ** FREE_SIGNS;
/** Numbers that follow each other must not look like it; each factor undoes the other. */
const SCATTER = 17_694_773;
const GATHER = 9_930_021;
const IDENTIFIER = new RegExp(`^${PREFIX}([${SPOKEN_SIGNS}]{${FREE_SIGNS}})([${SPOKEN_SIGNS}])$`);

/** How a customer is called on the phone (§3 `{product}_identifier`), by their number: `C-N6Y-W6U`. */
export function customerIdentifier(number: number): string {
  if (!Number.isInteger(number) || number < 1 || number >= SIZE) {
    throw new RangeError(`Not the number of a customer: ${number}`);
  }
  let rest = (number * SCATTER) % SIZE;
  let free = '';
  for (let place = 0; place < FREE_SIGNS; place += 1) {
    free = SPOKEN_SIGNS.charAt(rest % BASE) + free;
    rest = Math.floor(rest / BASE);
  }
  const signs = `${free}${checkSign(free)}`;
  return `${PREFIX}-${signs.slice(0, 3)}-${signs.slice(3)}`;
}

/** The customer's number, of what a person typed (small letters, no marks); null: it is none. */
export function readCustomerIdentifier(text: string): number | null {
  const [, free, check] = IDENTIFIER.exec(text.toUpperCase().replace(/[\s-]/g, '')) ?? [];
  if (free === undefined || checkSign(free) !== check) return null;
  const scattered = Array.from(free).reduce(
    (total, sign) => total * BASE + SPOKEN_SIGNS.indexOf(sign),
    0,
  );
  return (scattered * GATHER) % SIZE || null;
}
