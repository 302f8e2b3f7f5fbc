/** The way into registration: what screens, the frame and later words use. */

export { loadCompleteRegistration } from './complete/complete-registration.lazy.ts';
export { loadMissingNotice } from './complete/missing-notice.lazy.ts';
export { FormSkeleton } from './form/form-skeleton.tsx';
export { loadGuestRegistration } from './form/guest-registration.lazy.ts';
export { loadSellerRegistration } from './form/seller-registration.lazy.ts';
export { loadCorrectForm } from './status/correct-form.lazy.ts';
export { EmailNotice } from './status/email-notice.tsx';
export { Meanwhile } from './status/meanwhile.tsx';
export { loadPendingBar } from './status/pending-bar.lazy.ts';
export { PendingNotice, useIsPending } from './status/pending-notice.tsx';
export { StatusHero } from './status/status-hero.tsx';
export { StatusSteps } from './status/status-steps.tsx';
