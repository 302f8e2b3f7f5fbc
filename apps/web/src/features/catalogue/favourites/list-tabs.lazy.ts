import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';

const loadTools = () => loadPart('ListTabs', () => import('./list-tabs.tsx'));

/** Nobody needs them to see what is kept: they come once the page is awake. */
export const LateListTabs = lazyPart(async () => (await loadTools()).ListTabs, 'nowhere');
export const LateNoteAndLists = lazyPart(async () => (await loadTools()).NoteAndLists, 'nowhere');
