import { z } from 'zod';

/** Of an advertisement's link (§2): chosen by the one who made the link, so it is never more than a label. */
const campaignText = z
  .string()
  .max(128)
  .regex(/^\P{Cc}*$/u);

/** What brought a visit to the shop, as its address said (§2 `reference`, `campaign`). */
export const campaignFields = {
  reference: campaignText.optional(),
  campaign: campaignText.optional(),
};
