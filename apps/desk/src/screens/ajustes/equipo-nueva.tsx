export { InvitePage as Screen } from '#features/identity/index.ts';
