import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { compareAppVersions } from '@matiz/contracts/shop.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { decideUpdate, readVersion } from '@matiz/domain/shop/app-version.ts';
import type { SqlReader } from '#db/sql.ts';
import { readAppVersions } from './app-versions.store.ts';

type Call = typeof compareAppVersions;
export type InstalledVersion = BodyOf<Call>;

/** Whether an installed version is still served (§7). One that cannot be read is refused, not shut out. */
export async function compareInstalled(
  sql: SqlReader,
  { platform, version_number: text }: InstalledVersion,
): Promise<ResultOf<Call>> {
  const installed = readVersion(text.trim());
  if (installed === null) {
    return fail(
      failureAt('version_number', 'INVALID_REQUEST', 'La versión va con números y puntos: 1.4.0.'),
    );
  }
  const served = await readAppVersions(sql, platform);
  const minimum = served && readVersion(served.minimum);
  const latest = served && readVersion(served.latest);
  if (!served || !minimum || !latest) {
    return ok({ ok: true, latest: text.trim(), message: null, store_link: null });
  }
  const need = decideUpdate(installed, { minimum, latest });
  const isOutdated = need === 'required';
  return ok({
    ok: !isOutdated,
    latest: served.latest,
    message: isOutdated ? say('appOutdated') : null,
    store_link: need === 'none' ? null : served.storeLink,
  });
}
