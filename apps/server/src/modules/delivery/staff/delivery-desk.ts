import type { Clock } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '#db/sql.ts';
import { createResource } from '#resource/resource.ts';
import { shopDayResource } from './shop-day.resource.ts';
import { warehouseResource } from './warehouse.resource.ts';
import { windowResource } from './window.resource.ts';
import { zoneResource } from './zone.resource.ts';

export type DeliveryDesk = ReturnType<typeof createDeliveryDesk>;

/** What staff keep of where and how the shop delivers (D-19). */
export function createDeliveryDesk(deps: { readonly sql: Sql; readonly clock: Clock }) {
  return {
    warehouses: createResource(deps, warehouseResource),
    zones: createResource(deps, zoneResource),
    windows: createResource(deps, windowResource(deps.clock)),
    shopDays: createResource(deps, shopDayResource(deps.clock)),
  };
}
