/** A code part of its own, which comes when it is drawn. */
export const loadMissingNotice = () => import('./missing-notice.tsx');
