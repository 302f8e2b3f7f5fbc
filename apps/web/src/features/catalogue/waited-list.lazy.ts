/** What a person waits for stands on their own page, which shows it once it is awake. */
export const loadWaitedList = () => import('./alerts/waited-list.tsx');
