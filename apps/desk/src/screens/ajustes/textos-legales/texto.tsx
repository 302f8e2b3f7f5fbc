export { LegalTextPage as Screen } from '#features/identity/index.ts';
