/** Where a banner is shown: among those of the home, or once in a window over it. */
export const bannerPositions = ['home', 'welcome'] as const;
export type BannerPosition = (typeof bannerPositions)[number];
