type Page = { readonly location: Pick<Location, 'pathname' | 'search' | 'assign'> };

/**
 * The ways out of the desk. Who ends the session by their own wish goes to the shop: what is
 * refused meanwhile (401) is its consequence, and leads nobody to the login.
 */
export function createWayOut(page: () => Page) {
  let isLeaving = false;
  return {
    /** To the shop's login, which leads back here. */
    toLogin(): void {
      if (isLeaving) return;
      const { location } = page();
      const here = `${location.pathname}${location.search}`;
      location.assign(`/login?redirectTo=${encodeURIComponent(here)}`);
    },
    /** To the shop once `ended` is settled; loaded again, so nothing of the desk stays in this tab. */
    async toShop(ended: Promise<unknown>): Promise<void> {
      isLeaving = true;
      await ended.catch(() => undefined);
      page().location.assign('/');
    },
  };
}

export const wayOut = createWayOut(() => window);
