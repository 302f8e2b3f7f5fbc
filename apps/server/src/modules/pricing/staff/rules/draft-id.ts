/** Whether it is an id that PostgreSQL can have given. */
export function isStoredId(id: string | null): id is string {
  return id !== null && /^\d{1,9}$/.test(id);
}
