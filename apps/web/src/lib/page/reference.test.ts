import { expect, it } from 'vitest';
import { serverPlatform } from '#platform/platform.ts';
import {
  addCampaign,
  keepCampaignIn,
  readOrigin,
  readReference,
  storeCampaign,
} from './reference.ts';

function build() {
  const kept = new Map<string, string>();
  const tab = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string | null) => void kept.set(key, value ?? ''),
  };
  return { ...serverPlatform, tab };
}

it('stores reference and campaign, and puts them back into later addresses (§2)', () => {
  const platform = build();
  storeCampaign(platform, new URLSearchParams('reference=ana&campaign=feria&page=2'));
  expect(readReference(platform)).toBe('ana');
  expect(addCampaign(platform, 'https://matiz.co/home/bestsellers?sort=new#a')).toBe(
    'https://matiz.co/home/bestsellers?sort=new&reference=ana&campaign=feria#a',
  );
});

it('leaves an address alone that has them, or a visit that never had any', () => {
  const platform = build();
  expect(addCampaign(platform, 'https://matiz.co/')).toBeNull();
  storeCampaign(platform, new URLSearchParams('reference=ana'));
  expect(addCampaign(platform, 'https://matiz.co/?reference=luz')).toBeNull();
});

it('keeps both in a redirect’s path', () => {
  const platform = build();
  expect(keepCampaignIn(platform, '/home/')).toBe('/home/');
  storeCampaign(platform, new URLSearchParams('reference=ana&campaign=feria'));
  expect(readOrigin(platform)).toMatchObject({ campaign: 'feria' });
  expect(keepCampaignIn(platform, '/home/')).toBe('/home/?reference=ana&campaign=feria');
  expect(keepCampaignIn(platform, '/login?redirectTo=%2Fhome%2Fcart')).toBe(
    '/login?redirectTo=%2Fhome%2Fcart&reference=ana&campaign=feria',
  );
});

it('does not keep what no call would take: an order must not fail for its link', () => {
  const platform = build();
  storeCampaign(
    platform,
    // Longer than calls count to, though not in what people count.
    new URLSearchParams({ reference: '💅'.repeat(65), campaign: 'a\u0007b' }),
  );
  expect(readReference(platform)).toBeNull();
  expect(readOrigin(platform)).toEqual({});
  platform.tab.write('matiz:campaign', 'a\u0007b');
  expect(readOrigin(platform)).toEqual({});
});
