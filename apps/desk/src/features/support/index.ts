export { ThreadPage } from './thread-page.tsx';
export { ThreadsTable } from './threads-table.tsx';
