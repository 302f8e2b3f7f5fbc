import { appLinkPrefixes, readAppPath } from '@matiz/domain/shop/app-links.ts';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/use-test-app.ts';

const certificate = Array.from({ length: 32 }, () => 'AB').join(':');
const android = { id: 'co.matiz.app', certificates: [certificate] };
const ios = 'ABCDE12345.co.matiz.app';
const none = useTestApp();
const both = useTestApp({ settings: { installedApps: { android, ios } } });
const phones = useTestApp({ settings: { installedApps: { android: null, ios } } });

const google = '/.well-known/assetlinks.json';
const apple = '/.well-known/apple-app-site-association';

describe('which app opens the shop’s links', () => {
  it('is told to Android', async () => {
    const reply = await both.app.inject({ url: google });
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(reply.json()).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: 'co.matiz.app',
          sha256_cert_fingerprints: [certificate],
        },
      },
    ]);
  });

  it('is told to iPhones, the page of the card and the desk left out', async () => {
    const reply = await both.app.inject({ url: apple });
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    const [{ appIDs, components }] = reply.json().applinks.details;
    expect(appIDs).toEqual([ios]);
    // As Apple reads it: the first that fits decides, `*` stands for any characters.
    const opens = (path: string) => {
      const first = components.find((row: { '/': string }) =>
        new RegExp(`^${row['/'].replaceAll('*', '.*')}$`).test(path),
      );
      return first !== undefined && first.exclude !== true;
    };
    const asked = [
      '/',
      '/desk',
      '/api/auth/me',
      '/homeless',
      '/home/purchase/order/payment-methods/add-credit-card',
      '/home/purchase/order/payment-methods',
      '/product/tinte/1/details',
      ...appLinkPrefixes,
    ];
    for (const path of asked)
      expect([path, opens(path)]).toEqual([path, readAppPath(path) !== null]);
  });

  it.each([
    ['neither', () => none, google, 404],
    ['neither', () => none, apple, 404],
    ['only iPhones', () => phones, google, 404],
    ['only iPhones', () => phones, apple, 200],
  ])('with %s: %s %s is %i', async (_title, shop, url, status) => {
    expect((await shop().app.inject({ url })).statusCode).toBe(status);
  });
});
