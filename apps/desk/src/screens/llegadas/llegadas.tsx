export { ArrivalsBoard as Screen } from '#features/stock/index.ts';
