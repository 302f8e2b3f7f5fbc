export { ArrivalsBoard } from './arrivals-board.tsx';
export { MovementsTable } from './movements-table.tsx';
export { ReceivedTable } from './received-table.tsx';
export { StockTable } from './stock-table.tsx';
export { UnitPage } from './unit-page.tsx';
