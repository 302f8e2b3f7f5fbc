export { InviteSellerPage as Screen } from '#features/customers/index.ts';
