import { campaignMaxLength, campaignPattern } from '@matiz/domain/marketing/campaign.ts';
import { z } from 'zod';

/** Of an advertisement's link (§2): chosen by the one who made it, so never more than a label. */
export const campaignText = z.string().max(campaignMaxLength).regex(campaignPattern);

/** What brought a visit to the shop, as its address said (§2 `reference`, `campaign`). */
export const campaignFields = {
  reference: campaignText.optional(),
  campaign: campaignText.optional(),
};
