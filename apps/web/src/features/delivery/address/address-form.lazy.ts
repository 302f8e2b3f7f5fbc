/** A code part of its own, which comes when it is drawn. */
export const loadAddressForm = () => import('./address-form.tsx');
