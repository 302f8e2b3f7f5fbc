import * as coverage from '@matiz/contracts/staff/delivery/coverage.ts';
import * as warehouses from '@matiz/contracts/staff/delivery/warehouses.ts';
import * as windows from '@matiz/contracts/staff/delivery/windows.ts';
import { formatHours } from '@matiz/domain/kernel/show-date.ts';
import type { FastifyInstance } from 'fastify';
import { serveBulk } from '#resource/bulk-change.ts';
import { serveResource } from '#resource/serve-resource.ts';
import type { DeliveryDesk } from './delivery-desk.ts';

export function deliveryDeskRoutes(app: FastifyInstance, desk: DeliveryDesk): void {
  serveResource(
    app,
    {
      list: warehouses.listWarehouses,
      read: warehouses.readWarehouse,
      create: warehouses.createWarehouse,
      change: warehouses.changeWarehouse,
      history: warehouses.listWarehouseHistory,
    },
    desk.warehouses,
  );
  serveResource(
    app,
    {
      list: coverage.listZones,
      read: coverage.readZone,
      create: coverage.createZone,
      change: coverage.changeZone,
      remove: coverage.removeZone,
      history: coverage.listZoneHistory,
    },
    desk.zones,
  );
  serveResource(
    app,
    {
      list: windows.listWindows,
      read: windows.readWindow,
      create: windows.createWindow,
      change: windows.changeWindow,
      remove: windows.removeWindow,
      history: windows.listWindowHistory,
    },
    desk.windows,
  );
  serveBulk(app, windows.bulkWindows, desk.windows, {
    nameOf: ({ zone, fromHour, toHour }) =>
      `${zone}, ${formatHours(Number(fromHour), Number(toHour))}`,
  });
  serveResource(
    app,
    {
      list: windows.listShopDays,
      read: windows.readShopDay,
      create: windows.createShopDay,
      change: windows.changeShopDay,
      remove: windows.removeShopDay,
      history: windows.listShopDayHistory,
    },
    desk.shopDays,
  );
}
