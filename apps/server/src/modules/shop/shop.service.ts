import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { canSell, firstDayOf } from '@matiz/domain/shop/first-day.ts';
import type { Sql, SqlReader } from '#db/sql.ts';
import { findSeller } from '#modules/identity/index.ts';
import { createResource } from '#resource/resource.ts';
import { createBusinessResource } from './business.resource.ts';
import { readFacts } from './facts.store.ts';
import { menusResource } from './menus.resource.ts';
import { createPageErrors, type PageError } from './page-errors.ts';
import { reasonResource } from './reasons/reason.resource.ts';
import { readReasons } from './reasons/reasons.store.ts';
import { appVersionResource } from './versions/app-version.resource.ts';
import { compareInstalled, type InstalledVersion } from './versions/compare-app-versions.ts';

/** What carries mails and takes payments: the settings say it, not the database. */
export interface ConnectedServices {
  readonly hasMail: boolean;
  readonly hasGateway: boolean;
}

interface ShopDeps extends ConnectedServices {
  readonly sql: Sql;
  readonly clock: Clock;
  /** Whether a picture is here, by its key. */
  readonly hasPicture: (key: string) => Promise<boolean>;
  readonly reportPageError: (error: PageError) => void;
}

export type ShopService = ReturnType<typeof createShopService>;

/** Who sells here, and what the shop still needs to sell (D-19). */
export function createShopService(deps: ShopDeps) {
  return {
    business: createResource(deps, createBusinessResource(deps.hasPicture)),
    menus: createResource(deps, menusResource),
    appVersions: createResource(deps, appVersionResource),
    reasons: createResource(deps, reasonResource),
    readReasons: () => readReasons(deps.sql.reader),
    tellPageErrors: createPageErrors(deps),
    compareVersions: (installed: InstalledVersion) => compareInstalled(deps.sql.reader, installed),
    async businessSign() {
      const { name, logo } = await findSeller(deps.sql.reader);
      return { name, logo };
    },
    firstDay: () => readFirstDay(deps.sql.reader, deps, deps.clock()),
  };
}

/** The first day as screen, start and doctor tell it. */
export async function readFirstDay(
  sql: SqlReader,
  { hasMail, hasGateway }: ConnectedServices,
  now: Date,
) {
  const steps = firstDayOf({ ...(await readFacts(sql, now)), hasMail, hasGateway });
  return { canSell: canSell(steps), steps: [...steps] };
}
