import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { tierCopy as copy } from '#copy/pricing/tiers.ts';

interface Shipping {
  readonly shippingOff: number;
  readonly freeFrom: number | null;
}

/** `50 % menos · Gratis desde $ 120.000`. */
export function shippingWords({ shippingOff, freeFrom }: Shipping): string {
  if (shippingOff >= 100) return copy.free;
  const words = [
    ...(shippingOff > 0 ? [copy.off(shippingOff)] : []),
    ...(freeFrom === null ? [] : [copy.from(formatPesos(freeFrom))]),
  ];
  return words.length === 0 ? copy.none : words.join(' · ');
}
