import { useParams } from 'react-router';
import { LateRoute, LateRouteOrder } from '#features/cart/index.ts';
import { OnceHydrated } from '#lib/parts/deferred-part.tsx';

/** /home/seller-route, ours beside §2 (ADR 93): the route, or a customer's order; on the device alone. */
export function Component() {
  const { customerId } = useParams();
  return <OnceHydrated>{customerId ? <LateRouteOrder /> : <LateRoute />}</OnceHydrated>;
}
