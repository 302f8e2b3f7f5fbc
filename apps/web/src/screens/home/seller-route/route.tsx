import { LateRoute } from '#features/cart/index.ts';
import { OnceHydrated } from '#lib/parts/deferred-part.tsx';

/** /home/seller-route, ours beside §2 (ADR 93): all of it lies on the device. */
export function Component() {
  return (
    <OnceHydrated>
      <LateRoute />
    </OnceHydrated>
  );
}
