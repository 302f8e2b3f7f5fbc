export { CreditsTable as Screen } from '#features/credits/index.ts';
