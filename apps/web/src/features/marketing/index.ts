/** The way into marketing: what screens, the frame and later words use. */

export { announcementsQuery } from './announcements.query.ts';
export { Announcements } from './announcements.tsx';
export { BannerCarousel } from './banner-carousel.tsx';
export { bannerPreloads } from './banner-picture.tsx';
export { BannerStrip } from './banner-strip.tsx';
export { homeBannersQuery } from './banners.query.ts';
export { isOnboardingDue } from './onboarding/first-visit.ts';
export { loadOnboarding } from './onboarding/onboarding.lazy.ts';
export { promotionQuery } from './promotion.query.ts';
export { LatePromotionLine, PromotionBar } from './promotion-bar.tsx';
export { loadWelcomeWindow } from './welcome-window.lazy.ts';
