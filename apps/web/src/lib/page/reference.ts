import type { Platform } from '#platform/platform.ts';

/** The two parameters of an advertisement's link that stay with a visit (§2). */
const campaignParameters = ['reference', 'campaign'] as const;
const keyOf = (name: string) => `matiz:${name}`;
/** What a call takes of them: a link with anything else in it is as one without. */
const takenText = /^\P{Cc}{1,128}$/u;
const base = 'https://matiz.invalid';

/** Before navigation: stores the reference and campaign that the address carries. */
export function storeCampaign(platform: Platform, search: URLSearchParams): void {
  for (const name of campaignParameters) {
    const value = search.get(name);
    if (value !== null && takenText.test(value)) platform.tab.write(keyOf(name), value);
  }
}

export function readReference(platform: Platform): string | null {
  return platform.tab.read(keyOf('reference'));
}

/** What brought this visit, as calls take it; what is not known is left out. */
export function readOrigin(platform: Platform): { reference?: string; campaign?: string } {
  const reference = readReference(platform);
  const campaign = platform.tab.read(keyOf('campaign'));
  return { ...(reference ? { reference } : {}), ...(campaign ? { campaign } : {}) };
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
