export { CreditPage } from './credit-page.tsx';
export { CreditsTable } from './credits-table.tsx';
