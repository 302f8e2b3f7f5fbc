/** A code part of its own, which comes when it is drawn. */
export const loadCopyCode = () => import('./copy-code.tsx');
