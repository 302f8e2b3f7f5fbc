import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { checkCoverage } from '@matiz/contracts/delivery.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { zonesCopy as copy } from '#copy/delivery/zones.ts';

type Coverage = ReplyOf<typeof checkCoverage>;

/** What delivering to a zone takes: days, price, payment at the door. */
export function describeZone(zone: NonNullable<Coverage['zone']>): string {
  const { deliveryDays, shippingPrice, freeFrom, cashOnDelivery } = zone;
  const price =
    shippingPrice === 0 ? copy.shippingFree : copy.shippingCosts(formatPesos(shippingPrice));
  const free =
    shippingPrice > 0 && freeFrom !== null ? `, ${copy.freeFrom(formatPesos(freeFrom))}` : '';
  const door = cashOnDelivery ? '' : ` · ${copy.noCashOnDelivery}`;
  return `${copy.reached(deliveryDays)} · ${price}${free}${door}`;
}
