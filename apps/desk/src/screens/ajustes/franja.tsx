export { WindowPage as Screen } from '#features/delivery/index.ts';
