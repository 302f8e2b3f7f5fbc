export interface DemoBanner {
  code: string;
  position: 'home' | 'welcome' | 'offers';
  title: string;
  desktopPicture: string;
  mobilePicture: string;
  appLink: string;
  order: number;
}

export interface DemoPromotionalHeader {
  title: string;
  timer: boolean;
  startsAt: Date;
  endsAt: Date;
  background: string;
  appLink: string;
}

/** Collections for /products/custom-list/:url_name. */
export interface DemoCustomList {
  urlName: string;
  title: string;
  products: string[];
}

export interface DemoAnnouncement {
  message: string;
  words: string;
  color: string;
}

export interface DemoHome {
  banners: DemoBanner[];
  promotionalHeader: DemoPromotionalHeader;
  announcement: DemoAnnouncement;
  customLists: DemoCustomList[];
  /** Most searched words, most first. */
  topSearches: string[];
  /** Words that mean the same in search (D-14). */
  synonyms: string[][];
}
