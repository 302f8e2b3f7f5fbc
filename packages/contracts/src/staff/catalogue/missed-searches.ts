import { z } from 'zod';
import { listCall } from '../list.ts';

/** What people searched for and nothing was found of, when it was last searched for. */
export const listMissedSearches = listCall({
  path: '/staff/searches/missed',
  scope: 'content:read',
  summary: 'Las búsquedas que la última vez no encontraron nada.',
  row: z.object({
    id: z.string(),
    /** As it was last typed. */
    text: z.string(),
    /** Customers who searched for it; visitors without an account are not told apart. */
    people: z.int(),
    /** Searches in the last thirty days, by anybody. */
    lately: z.int(),
    searchedAt: z.string(),
  }),
  filters: {},
  orders: ['-searched', '-people'],
});
