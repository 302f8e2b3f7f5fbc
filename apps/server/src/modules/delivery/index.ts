export { deliveryRoutes } from './delivery.routes.ts';
export {
  createDeliveryService,
  type DeliveryService,
} from './delivery.service.ts';
export type { CityCoverage, Zone } from './delivery.store.ts';
export type { CartMove, CartPort } from './location-keeper.ts';
export { deliveryDeskRoutes } from './staff/delivery-desk.routes.ts';
export { createDeliveryDesk } from './staff/delivery-desk.ts';
export { showDeliveryWindow } from './windows/show-window.ts';
export {
  giveBackWindows,
  selectCalendar,
  selectWindows,
  takeWindow,
} from './windows/windows.store.ts';
export { selectZone } from './windows/zone.store.ts';
