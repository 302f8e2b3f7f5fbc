import { isCampaignText } from '@matiz/domain/marketing/campaign.ts';
import type { Platform } from '#platform/platform.ts';

/** The two parameters of an advertisement's link that stay with a visit (§2). */
const campaignParameters = ['reference', 'campaign'] as const;
const keyOf = (name: string) => `matiz:${name}`;
const base = 'https://matiz.invalid';

/** Before navigation: stores the reference and campaign that the address carries. */
export function storeCampaign(platform: Platform, search: URLSearchParams): void {
  for (const name of campaignParameters) {
    const value = search.get(name);
    if (value !== null && isCampaignText(value)) platform.tab.write(keyOf(name), value);
  }
}

export function readReference(platform: Platform): string | null {
  return platform.tab.read(keyOf('reference'));
}

/** What brought this visit, as calls take it; what is not known is left out. */
export function readOrigin(platform: Platform): { reference?: string; campaign?: string } {
  const kept = campaignParameters.map((name) => [name, platform.tab.read(keyOf(name))] as const);
  // A call would be refused whole for what someone else wrote there.
  return Object.fromEntries(kept.filter(([, text]) => text !== null && isCampaignText(text)));
}

/** A redirect's path with the stored reference and campaign: they outlive it. */
export function keepCampaignIn(platform: Platform, path: string): string {
  const kept = addCampaign(platform, new URL(path, base).href);
  return kept === null ? path : kept.slice(base.length);
}

/** After navigation: the same address with the stored reference and campaign, or null when they stand there. */
export function addCampaign(platform: Platform, address: string): string | null {
  const url = new URL(address);
  let isChanged = false;
  for (const name of campaignParameters) {
    const value = platform.tab.read(keyOf(name));
    if (value === null || url.searchParams.has(name)) continue;
    url.searchParams.set(name, value);
    isChanged = true;
  }
  return isChanged ? url.href : null;
}
