/** A page that was shown. */
export interface PageView {
  /** Without its query, which may say who someone is. */
  readonly path: string;
  readonly title: string;
}

/** Counts the pages that are shown (§2, after navigation). */
export interface Analytics {
  pageView(view: PageView): void;
}
