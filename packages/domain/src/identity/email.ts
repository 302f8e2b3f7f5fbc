export const maxEmailLength = 254;
const maxLocalLength = 64;

const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const labelPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const topLevelPattern = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i;

/** §5: an address in the usual form, with a dotted domain. Surrounding space is not forgiven. */
export function isValidEmail(email: string): boolean {
  if (email.length > maxEmailLength) return false;
  const at = email.lastIndexOf('@');
  if (at < 1 || at > maxLocalLength) return false;
  const labels = email.slice(at + 1).split('.');
  const topLevel = labels.pop() ?? '';
  return (
    local.test(email.slice(0, at)) &&
    labels.length > 0 &&
    labels.every((label) => labelPattern.test(label)) &&
    topLevelPattern.test(topLevel)
  );
}

/** The address by which an account is found: trimmed and in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
