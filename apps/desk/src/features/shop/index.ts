export { BusinessPage } from './business-page.tsx';
export { FirstDay } from './first-day.tsx';
