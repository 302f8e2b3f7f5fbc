import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';

const loadWindows = () => loadPart('ListChoice', () => import('./list-choice.tsx'));

/** Windows that are asked for by a press. */
export const LateListChoice = lazyPart(async () => (await loadWindows()).ListChoice, 'window');
export const LateListNaming = lazyPart(async () => (await loadWindows()).ListNaming, 'window');
