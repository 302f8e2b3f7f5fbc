import { LateRouteOrder } from '#features/cart/index.ts';
import { OnceHydrated } from '#lib/parts/deferred-part.tsx';

/** /home/seller-route/:customerId, ours beside §2 (ADR 93). */
export function Component() {
  return (
    <OnceHydrated>
      <LateRouteOrder />
    </OnceHydrated>
  );
}
