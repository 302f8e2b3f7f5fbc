export { ZonesTable as Screen } from '#features/delivery/index.ts';
