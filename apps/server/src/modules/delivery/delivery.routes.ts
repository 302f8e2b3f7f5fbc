import * as calls from '@matiz/contracts/delivery.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../http/serve.ts';
import { type DeliveryService, noCoverageMessage } from './delivery.service.ts';
import type { Zone } from './delivery.store.ts';

export function deliveryRoutes(app: FastifyInstance, service: DeliveryService): void {
  serve(app, calls.listStates, async () => ok({ results: await service.listStates() }));

  serve(app, calls.listCities, async ({ query }) => {
    const cities = await service.listCities(query.stateId ?? null);
    return cities.ok ? ok({ results: cities.value }) : cities;
  });

  serve(app, calls.checkCoverage, async ({ body }) => {
    const checked = await service.checkCoverage(body.cityId, body.stateId);
    if (!checked.ok) return checked;
    const { zone } = checked.value;
    return ok({
      coverage: zone !== null,
      zone: zone && toReply(zone),
      message: noCoverageMessage(checked.value),
    });
  });

  serve(app, calls.listServedCities, async () => ok({ results: await service.listServedZones() }));

  serve(app, calls.listAddresses, async ({ principal, query }) => {
    const addresses = await service.listAddresses(principal, query.customerId);
    return addresses.ok ? ok({ results: addresses.value }) : addresses;
  });
}

function toReply(zone: Zone) {
  const { deliveryDays, cutOffHour, cashOnDelivery, shippingPrice, freeFrom, name } = zone;
  const terms = { deliveryDays, cutOffHour, cashOnDelivery, shippingPrice, freeFrom };
  return { _id: String(zone.id), name, warehouse: String(zone.warehouseId), ...terms };
}
