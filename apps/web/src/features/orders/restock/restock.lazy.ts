/** A code part of its own: guests and who has not ordered yet do without it. */
export const loadRestock = async () => (await import('./restock.tsx')).RestockSection;
