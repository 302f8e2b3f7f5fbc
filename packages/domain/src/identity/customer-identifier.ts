import { checkSign, spokenSigns } from '../kernel/spoken-signs.ts';

const prefix = 'C';
const freeSigns = 5;
const base = spokenSigns.length;
/** How many identifiers there are, some 28 million. */
const size = base ** freeSigns;
/** Numbers that follow each other must not look like it; each factor undoes the other. */
const scatter = 17_694_773;
const gather = 9_930_021;
const identifier = new RegExp(`^${prefix}([${spokenSigns}]{${freeSigns}})([${spokenSigns}])$`);

/** How a customer is called on the phone (§3 `{product}_identifier`), by their number: `C-N6Y-W6U`. */
export function customerIdentifier(number: number): string {
  if (!Number.isInteger(number) || number < 1 || number >= size) {
    throw new RangeError(`Not the number of a customer: ${number}`);
  }
  let rest = (number * scatter) % size;
  let free = '';
  for (let place = 0; place < freeSigns; place += 1) {
    free = spokenSigns.charAt(rest % base) + free;
    rest = Math.floor(rest / base);
  }
  const signs = `${free}${checkSign(free)}`;
  return `${prefix}-${signs.slice(0, 3)}-${signs.slice(3)}`;
}

/** The customer's number, of what a person typed (small letters, no marks); null: it is none. */
export function readCustomerIdentifier(text: string): number | null {
  const [, free, check] = identifier.exec(text.toUpperCase().replace(/[\s-]/g, '')) ?? [];
  if (free === undefined || checkSign(free) !== check) return null;
  const scattered = Array.from(free).reduce(
    (total, sign) => total * base + spokenSigns.indexOf(sign),
    0,
  );
  return (scattered * gather) % size || null;
}
