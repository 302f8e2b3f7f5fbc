export { ProgrammedPricesTable as Screen } from '#features/pricing/index.ts';
