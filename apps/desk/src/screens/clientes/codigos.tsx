export { PhoneCodes as Screen } from '#features/identity/index.ts';
