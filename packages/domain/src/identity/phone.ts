/**
 * §5: after stripping spaces, parentheses and hyphens, 7 digits, 10 digits, or 0 plus 8 digits.
 * That is the plan before 2021; it decides what is accepted, not what can be called.
 */
export function isValidPhone(phone: string): boolean {
  return /^(?:\d{7}|\d{10}|0\d{8})$/.test(stripped(phone));
}

/** The number as E.164 (`+573001234567`) when it has the ten national digits, else null. */
export function normalisePhone(phone: string): string | null {
  const national = nationalDigits(phone);
  return national === null ? null : `+57${national}`;
}

/** Whether a code can be sent to it: ten digits that begin with 3. */
export function isMobilePhone(phone: string): boolean {
  return nationalDigits(phone)?.startsWith('3') ?? false;
}

/** `+573001234567` as it is read aloud: `300 123 4567`. Anything else stays as it is. */
export function showPhone(phone: string): string {
  return nationalDigits(phone)?.replace(/^(\d{3})(\d{3})/, '$1 $2 ') ?? phone;
}

function nationalDigits(phone: string): string | null {
  return /^(?:\+57)?(\d{10})$/.exec(stripped(phone))?.[1] ?? null;
}

function stripped(phone: string): string {
  return phone.replace(/[\s()-]/g, '');
}
