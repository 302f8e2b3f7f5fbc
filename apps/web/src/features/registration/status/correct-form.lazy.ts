/** A code part of its own, which comes when it is drawn. */
export const loadCorrectForm = () => import('./correct-form.tsx');
