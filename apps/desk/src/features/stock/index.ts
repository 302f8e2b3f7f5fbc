export { ArrivalsBoard } from './arrivals-board.tsx';
export { MovementsTable } from './movements-table.tsx';
export { ReceivedTable } from './received-table.tsx';
export { ScanCountPage } from './scan/count-page.tsx';
export { ScanReceivePage } from './scan/receive-page.tsx';
export { StockTable } from './stock-table.tsx';
export { UnitPage } from './unit-page.tsx';
