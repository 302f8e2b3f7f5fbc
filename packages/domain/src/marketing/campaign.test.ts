import { expect, it } from 'vitest';
import { campaignMaxLength, isCampaignText } from './campaign.ts';

const longest = 'x'.repeat(campaignMaxLength);

it.each<[text: string, isTaken: boolean]>([
  ['Feria del Color', true],
  ['50 % · ñandú 💅', true],
  [longest, true],
  [`${longest}x`, false],
  // Counted as calls count them: two units each.
  ['💅'.repeat(64), true],
  ['💅'.repeat(65), false],
  ['', false],
  ['a\u0000b', false],
  ['a\nb', false],
])('of a link, «%s» is taken: %s (§2)', (text, isTaken) => {
  expect(isCampaignText(text)).toBe(isTaken);
});
