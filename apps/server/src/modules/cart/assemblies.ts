import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sellable } from '../catalogue/index.ts';

/** The version that the buyer chose for a part, as §7's `assemblies` name it. */
interface NamedPart {
  readonly code: string;
  readonly versionCode: string;
}

/**
 * The version chosen for the open part of a combo; null where nothing is open. A part that is
 * fixed may be named as it is. Fails when an open part is not named, or named with a version
 * that it does not have.
 */
export function readAssemblies(
  sellable: Sellable,
  named: readonly NamedPart[],
): Result<number | null, Failure> {
  let chosen: number | null = null;
  for (const part of sellable.parts) {
    const name = named.find(({ code }) => code === part.code);
    if (!name && part.isChosen) return fail(failure('COMBO_PART_MISSING', { name: sellable.name }));
    if (!name) continue;
    const choice = part.choices.find(({ versionCode }) => versionCode === name.versionCode);
    if (!choice) return fail(failure('UNKNOWN_VERSION'));
    if (part.isChosen) chosen = choice.versionId;
  }
  const isForeign = named.some(({ code }) => !sellable.parts.some((part) => part.code === code));
  return isForeign ? fail(failure('UNKNOWN_VERSION')) : ok(chosen);
}
