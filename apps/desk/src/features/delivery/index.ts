export { WarehousePage } from './warehouse-page.tsx';
export { WarehousesTable } from './warehouses-table.tsx';
export { ZonePage } from './zone-page.tsx';
export { ZonesTable } from './zones-table.tsx';
