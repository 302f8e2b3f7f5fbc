export { ShopDayPage } from './shop-day-page.tsx';
export { ShopDaysTable } from './shop-days-table.tsx';
export { WarehousePage } from './warehouse-page.tsx';
export { WarehousesTable } from './warehouses-table.tsx';
export { WindowPage } from './window-page.tsx';
export { WindowsTable } from './windows-table.tsx';
export { ZonePage } from './zone-page.tsx';
export { ZonesTable } from './zones-table.tsx';
