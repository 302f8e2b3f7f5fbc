export { WindowsTable as Screen } from '#features/delivery/index.ts';
