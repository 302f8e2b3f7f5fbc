/** The longest `reference` or `campaign` that is taken from a link (§2), in UTF-16 units. */
export const campaignMaxLength = 128;

/** Nothing that cannot be shown: what is in a link is anybody's. */
export const campaignPattern = /^\P{Cc}*$/u;

/** Whether the text of a link is kept with a visit and its order; else it is as a link without. */
export function isCampaignText(text: string): boolean {
  return text.length > 0 && text.length <= campaignMaxLength && campaignPattern.test(text);
}
