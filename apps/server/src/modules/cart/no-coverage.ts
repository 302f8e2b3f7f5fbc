import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { Buyer } from '#http/session/principal.ts';

/** §8, for the place of the session. */
export function noCoverage({ location }: Pick<Buyer, 'location'>): Failure<'NO_COVERAGE'> {
  return failure('NO_COVERAGE', { city: location.city, state: location.state });
}
