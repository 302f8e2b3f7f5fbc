export { ZonePage as Screen } from '#features/delivery/index.ts';
