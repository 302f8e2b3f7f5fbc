/** A code part of its own, which comes when it is drawn. */
export const loadStaffPage = () => import('./staff-page.tsx');
