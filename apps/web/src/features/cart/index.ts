/** The way into cart: what screens, the frame and later words use. */
export { CartPage } from './cart-page.tsx';
export { CartSkeleton } from './cart-skeleton.tsx';
export { Sum, TotalLine } from './cart-summary.tsx';
export { EmptyCart } from './empty-cart.tsx';
export { LateAddFavourites } from './favourites/add-favourites.lazy.ts';
export { leaveCart } from './leave-cart.ts';
export { NewsPage } from './news/news-page.tsx';
export { readPortfolioFilter } from './portfolio/portfolio-filter.ts';
export { LateSellerDay } from './portfolio/seller-day.lazy.ts';
export { QuickOrderPage } from './quick-order/quick-order-page.tsx';
export { ReminderChoice } from './reminders/reminder-choice.tsx';
export { remindersQuery } from './reminders/reminders.query.ts';
export { LateRoute, LateRouteOrder, loadRouteScreens } from './route/route.lazy.ts';
export { loadSavedLines } from './saved/saved-lines.lazy.ts';
