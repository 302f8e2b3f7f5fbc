export { ProgrammedPricePage as Screen } from '#features/pricing/index.ts';
