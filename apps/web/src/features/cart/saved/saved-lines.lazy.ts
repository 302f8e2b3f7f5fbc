import { loadPart } from '#lib/parts/load-part.ts';

/** What saves a line, what is saved and what waits to be sent: under a cart, and under an empty one. */
export const loadSavedLines = () => loadPart('SavedLines', () => import('./under-lines.tsx'));
