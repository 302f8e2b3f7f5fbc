export { LegalTextsTable as Screen } from '#features/identity/index.ts';
