/** Backdrop shared by dialogs and sheets. */
export const backdropClass =
  'fixed inset-0 z-50 min-h-dvh bg-plum/45 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 supports-[-webkit-touch-callout:none]:absolute';

/** A window that rises from the bottom edge of a phone and stands in the middle elsewhere. */
export const dialogPopupClass =
  'fixed inset-x-0 bottom-0 z-50 flex max-h-[90dvh] flex-col rounded-t-xl bg-surface pb-[env(safe-area-inset-bottom)] text-ink shadow-float outline-none transition-[translate,opacity,scale] duration-200 ease-out data-ending-style:translate-y-8 data-ending-style:opacity-0 data-starting-style:translate-y-8 data-starting-style:opacity-0 sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl sm:pb-0 sm:data-ending-style:-translate-y-1/2 sm:data-ending-style:scale-98 sm:data-starting-style:-translate-y-1/2 sm:data-starting-style:scale-98';
