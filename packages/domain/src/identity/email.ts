const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const TOP_LEVEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i;

/** §5: an address in the usual form, with a dotted domain. Surrounding space is not forgiven. */
export function isValidEmail(email: string): boolean {
  if (email.length > MAX_LENGTH) return false;
  const at = email.lastIndexOf('@');
  if (at < 1 || at > MAX_LOCAL_LENGTH) return false;
  const labels = email.slice(at + 1).split('.');
  const topLevel = labels.pop() ?? '';
  return (
    LOCAL.test(email.slice(0, at)) &&
    labels.length > 0 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(topLevel)
  );
}

/** The address by which an account is found: trimmed and in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
