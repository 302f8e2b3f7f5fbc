export { AuditTable as Screen } from '#features/identity/index.ts';
