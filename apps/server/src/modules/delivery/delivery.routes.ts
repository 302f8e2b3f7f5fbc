import * as calls from '@matiz/contracts/delivery.ts';
import { nextArrival } from '@matiz/contracts/orders/delivery-windows.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { FastifyInstance } from 'fastify';
import { addressGroupOf } from '#http/limits/address-group.ts';
import { senderOf } from '#http/sender.ts';
import { serve } from '#http/serve.ts';
import { addressRoutes } from './address.routes.ts';
import type { DeliveryService } from './delivery.service.ts';
import type { Zone } from './delivery.store.ts';
import { noCoverageMessage } from './location-change.ts';

export function deliveryRoutes(app: FastifyInstance, service: DeliveryService): void {
  const { location, demand } = service;
  serve(app, calls.listStates, async () => ok({ results: await service.listStates() }));

  serve(app, calls.listCities, async ({ query }) => {
    const cities = await service.listCities(query.stateId ?? null);
    return cities.ok ? ok({ results: cities.value }) : cities;
  });

  serve(app, calls.checkCoverage, async ({ principal, body, raw }) => {
    const sender = senderOf(principal, raw);
    const tier = principal.customer?.loyaltyTier ?? null;
    const checked = await service.checkCoverage(sender, body, tier);
    if (!checked.ok) return checked;
    const { zone } = checked.value;
    return ok({
      coverage: zone !== null,
      zone: zone && toReply(zone),
      message: noCoverageMessage(checked.value),
    });
  });

  serve(app, calls.listServedCities, async () => ok({ results: await service.listServedZones() }));
  serve(app, nextArrival, async ({ principal }) => ok(await service.nextArrival(principal)));
  addressRoutes(app, service.addresses);

  serve(app, calls.previewLocationChange, ({ principal, body }) =>
    location.preview(principal, body),
  );
  serve(app, calls.changeLocation, ({ principal, body, requestId }) =>
    location.change(principal, body, requestId),
  );

  serve(app, calls.leaveContact, async ({ principal, body, raw }) => {
    const left = await demand.leave(principal, body, addressGroupOf(raw.ip));
    return left.ok ? ok({ results: { message: left.value } }) : left;
  });
  serve(app, calls.listDemand, async () => ok({ results: await demand.list() }));
}

function toReply(zone: Zone) {
  const { id, name, warehouseId, deliveryDays, cutOffHour, worksSaturday } = zone;
  const { cashOnDelivery, shippingPrice, freeFrom, minOrder } = zone;
  const calendar = zone.calendar ?? { closed: [], open: [] };
  const days = { deliveryDays, cutOffHour, worksSaturday, calendar };
  const terms = { cashOnDelivery, shippingPrice, freeFrom, minOrder };
  return { _id: String(id), name, warehouse: String(warehouseId), ...days, ...terms };
}
