import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';

/** Whether a key is of a picture that the shop has. */
export type HasPicture = (key: string) => Promise<boolean>;

/** Refuses a field that names a picture which is not there (any more). */
export async function refusePicture(
  hasPicture: HasPicture,
  field: string,
  keys: readonly (string | null | undefined)[],
): Promise<Failure | null> {
  for (const key of keys) {
    if (!key || (await hasPicture(key))) continue;
    return failureAt(`set.${field}`, 'UNKNOWN_REFERENCE', say('pictureGone'));
  }
  return null;
}
