export { AuditTable } from './audit-table.tsx';
export { InvitePage } from './invite-page.tsx';
export { JoinPage } from './join-page.tsx';
export { MemberPage } from './member-page.tsx';
export { PhoneCodes } from './phone-codes.tsx';
export { TeamTable } from './team-table.tsx';
export { TradeTypePage } from './trade-type-page.tsx';
export { TradeTypesTable } from './trade-types-table.tsx';
