import type { Role } from './access.ts';

/**
 * The terms and conditions that are in force, by the day from which they are. A new text takes a new
 * day here, and every business is asked once more before it orders.
 */
export const termsVersion = '2026-11-01';

/** Whether a business has to agree to the terms first. A seller agrees to nothing in its name. */
export function mustAcceptTerms(role: Role, accepted: string | null): boolean {
  return role === 'Admin customer' && accepted !== termsVersion;
}
