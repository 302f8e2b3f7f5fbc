/** A code part of its own, which comes when it is drawn. */
export const loadCompleteRegistration = () => import('./complete-registration.tsx');
