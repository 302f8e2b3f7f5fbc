import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import {
  type SignMeaning,
  signsTwice,
  unknownMeanings,
} from '@matiz/domain/catalogue/reflection-families.ts';
import type { Tx } from '#db/sql.ts';
import { findMeanings } from './brand-reflections.store.ts';

/** What the domain has to say of a map that someone wrote. `id` null: a new brand. */
export async function refuseReflections(
  tx: Tx,
  id: string | null,
  map: readonly SignMeaning[] | undefined,
): Promise<Failure | null> {
  if (map === undefined) return null;
  const refuse = (key: 'signTwice' | 'reflectionUnknown', sign: string) =>
    failureAt('set.reflections', 'INVALID_REQUEST', say(key, { sign }));
  const [twice] = signsTwice(map);
  if (twice !== undefined) return refuse('signTwice', twice);
  const [unknown] = unknownMeanings(map, id === null ? [] : await findMeanings(tx, id));
  return unknown === undefined ? null : refuse('reflectionUnknown', unknown);
}
