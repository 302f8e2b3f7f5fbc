import type { Role } from './access.ts';

/**
 * Whether a business has to agree to the terms first: to those in force, by the day from which they
 * count. A seller agrees to nothing in its name.
 */
export function mustAcceptTerms(role: Role, accepted: string | null, inForce: string): boolean {
  return role === 'Admin customer' && accepted !== inForce;
}
