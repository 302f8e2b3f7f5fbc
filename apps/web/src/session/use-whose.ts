import { isSeller, useMe } from './me.query.ts';

/** Whose account is shown, for the words about it: a seller looks at the customer's. */
export function useWhose(): 'own' | 'customers' {
  return isSeller(useMe()) ? 'customers' : 'own';
}
