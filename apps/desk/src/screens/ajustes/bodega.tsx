export { WarehousePage as Screen } from '#features/delivery/index.ts';
