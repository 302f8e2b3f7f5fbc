/** A code part of its own, which comes when it is drawn. */
export const loadAccountSettings = () => import('./account-settings.tsx');
