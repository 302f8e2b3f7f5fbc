import type { Query } from '@tanstack/react-query';
import type { Services } from '#lib/services.ts';
import { meKey, meQuery } from './me.query.ts';

/** What is the same for everybody and everywhere, by the first word of its key. */
const publicKeys: readonly unknown[] = ['menu', 'states', 'cities', 'served-cities'];
/** What a seller keeps from one customer to the next; a key of the last names the customer it is of. */
const ofThePerson: readonly unknown[] = [...publicKeys, 'seller-customers', 'loyalty'];

/**
 * Another place, another customer or another person: prices, stock, cart and orders in the cache
 * are not true any more. Who uses the session is asked first; what is not on the screen is thrown
 * away, and the rest is asked for again.
 */
export async function renewViewer(
  { request, queryClient }: Pick<Services, 'request' | 'queryClient'>,
  { isSamePerson }: { isSamePerson: boolean },
): Promise<void> {
  const kept = isSamePerson ? ofThePerson : publicKeys;
  const isUntrue = ({ queryKey }: Query) => queryKey[0] !== meKey[0] && !kept.includes(queryKey[0]);
  await queryClient.cancelQueries({ predicate: isUntrue });
  await queryClient.fetchQuery({ ...meQuery(request), staleTime: 0 });
  queryClient.removeQueries({ type: 'inactive', predicate: isUntrue });
  await queryClient.resetQueries({ predicate: isUntrue });
}
