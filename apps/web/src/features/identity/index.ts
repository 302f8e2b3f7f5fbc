/** The way into identity: what screens, the frame and later words use. */
export { AccountFrame, HairBand, type Point } from './account-frame.tsx';
export { AccountLinks } from './account-links.tsx';
export { CustomerRow } from './customer-row.tsx';
export { legalTextsQuery, legalVersionsQuery } from './legal-texts.query.ts';
export { LoginForm } from './login-form.tsx';
export { loadAccountSettings } from './own-account/account-settings.lazy.ts';
export { ChangeForm } from './password/change-form.tsx';
export { OtherSignInMethods } from './password/other-sign-in-methods.tsx';
export { RecoverForm } from './password/recover-form.tsx';
export { CodePanel } from './phone/code-panel.tsx';
export { LoginCode } from './phone/login-code.tsx';
export { PhoneField } from './phone/phone-field.tsx';
export { PhoneForm } from './phone/phone-form.tsx';
export { PhoneLine, phoneLinkClass } from './phone/phone-line.tsx';
export {
  formatPhone,
  nationalPhone,
  type PhoneData,
  provenEmail,
  startPhone,
} from './phone/phone-step.ts';
export { RegisterCode } from './phone/register-code.tsx';
export { SendCodePanel } from './phone/send-code-panel.tsx';
export { useCheckRegistrationCode } from './phone/use-check-code.ts';
export { usePhone, useStoredPhone, useWritePhone } from './phone/use-phone.ts';
export { registrationKey, registrationQuery } from './registration.query.ts';
export { AccountRemoved } from './remove-account/account-removed.tsx';
export { loadRemoveCard } from './remove-account/remove-card.lazy.ts';
export { useRemoveAccount } from './remove-account/use-remove-account.ts';
export { WhatHappens } from './remove-account/what-happens.tsx';
export {
  type SellerCustomer,
  sellerCustomersQuery,
  sellerDayQuery,
  sellerKey,
} from './seller-customers.query.ts';
export { loadStaffPage } from './staff-page.lazy.ts';
export { hasLoggedInBefore, useEnter } from './use-enter.ts';
export { useLogout } from './use-logout.ts';
export { useSelectCustomer } from './use-select-customer.ts';
