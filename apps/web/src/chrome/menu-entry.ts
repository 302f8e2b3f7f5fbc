import type { ShownEntry } from '@matiz/contracts/catalogue/menus.ts';

/** An entry that staff decided, as the entries of the pages themselves are written. */
export const entryOf = ({ label, link, on }: ShownEntry) => [label, link, on] as const;

/** What a link to another site has besides. */
export const leadsOut = (to: string) =>
  to.startsWith('/') ? {} : { target: '_blank', rel: 'noreferrer' };
