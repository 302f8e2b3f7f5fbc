export { WarehousesTable as Screen } from '#features/delivery/index.ts';
