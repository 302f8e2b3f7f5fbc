/** Comes once the page is awake: nobody needs it to look or to buy. */
export const loadNextArrival = () => import('./next-arrival.tsx');
