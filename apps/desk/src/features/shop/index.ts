export { AppVersionPage } from './app-version-page.tsx';
export { AppVersionsTable } from './app-versions-table.tsx';
export { BusinessPage } from './business-page.tsx';
export { FirstDay } from './first-day.tsx';
export { ReasonPage } from './reasons/reason-page.tsx';
export { ReasonsTable } from './reasons/reasons-table.tsx';
