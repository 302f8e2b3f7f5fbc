/** A code part of its own, which comes when it is asked for. */
export const loadOtherWay = () => import('./ways-to-pay.tsx');
