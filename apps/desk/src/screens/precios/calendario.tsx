export { PriceCalendarPage as Screen } from '#features/pricing/index.ts';
