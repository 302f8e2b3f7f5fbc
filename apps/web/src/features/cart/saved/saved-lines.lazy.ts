import { loadPart } from '#lib/parts/load-part.ts';

/** What saves a line, and what is saved: under a cart, and under an empty one. */
export const loadSavedLines = () => loadPart('SavedLines', () => import('./saved-lines.tsx'));
