/** A code part of its own: it brings the calendar of holidays. */
export const loadPresaleArrival = async () =>
  (await import('./presale-arrival.tsx')).PresaleArrival;
