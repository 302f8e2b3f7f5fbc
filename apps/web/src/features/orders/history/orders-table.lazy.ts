/** For a desktop alone. */
export const loadOrdersTable = () => import('./orders-table.tsx');
export const loadOrdersCsv = () => import('./orders-csv.tsx');
