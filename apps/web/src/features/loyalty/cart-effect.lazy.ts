/** A code part of its own, which comes when it is drawn: every page has the popover that shows it. */
export const loadCartEffect = async () => (await import('./cart-effect.tsx')).CartEffect;
