export { CustomerPage } from './customer-page.tsx';
export { CustomersTable } from './customers-table.tsx';
export { InviteSellerPage } from './invite-seller-page.tsx';
export { RegistrationsPage } from './registrations-page.tsx';
export { SellersPage } from './sellers-page.tsx';
