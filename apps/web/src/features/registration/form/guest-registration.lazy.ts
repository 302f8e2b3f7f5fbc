/** A code part of its own, which comes when it is drawn. */
export const loadGuestRegistration = () => import('./guest-registration.tsx');
