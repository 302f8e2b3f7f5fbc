export { deliveryRoutes } from './delivery.routes.ts';
export {
  createDeliveryService,
  type DeliveryService,
} from './delivery.service.ts';
export type { CityCoverage, Zone } from './delivery.store.ts';
export type { DispatchEstimate } from './estimate-dispatch.ts';
export type { CartMove, CartPort } from './place-keeper.ts';
