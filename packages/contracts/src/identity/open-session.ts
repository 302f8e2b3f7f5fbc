import { z } from 'zod';

/** Where an account is open, as its owner and who keeps the team read it. */
export const openSessionRow = z.object({
  id: z.string(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
  /** `Chrome en Android`. */
  device: z.string(),
  /** The network part of the address that it was last seen from; null: not seen yet. */
  from: z.string().nullable(),
  openedAt: z.string(),
  seenAt: z.string(),
});
export type OpenSession = z.output<typeof openSessionRow>;
