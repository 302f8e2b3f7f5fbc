/** Who a brand is, drawn by its page alone. */
export const loadBrandIntro = () => import('./brand-intro.tsx');
