import { z } from 'zod';

const shownEntry = z.object({
  label: z.string(),
  link: z.string(),
  /** Where alone it is shown; left out: everywhere. */
  on: z.enum(['phone', 'desktop']).optional(),
});
export type ShownEntry = z.output<typeof shownEntry>;

/** Menus that staff decided; one that is left out is as it always was. */
export const decidedMenus = z.object({
  header: z.array(shownEntry).optional(),
  shop: z.array(shownEntry).optional(),
  house: z.array(shownEntry).optional(),
});
export type DecidedMenus = z.output<typeof decidedMenus>;
