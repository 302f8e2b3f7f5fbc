/** A code part of its own, which comes when it is drawn. */
export const loadHandOverPage = () => import('./hand-over-page.tsx');
