import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createServices } from './create-services.ts';
import { checkBuyer, decideRedirect } from './guards.ts';
import { createQueryClient } from './lib/network/query-client.ts';
import type { RouteEntry } from './lib/page/route.ts';
import { servicesContext } from './lib/services.ts';
import { type Platform, serverPlatform } from './platform/platform.ts';
import { routeTable } from './routes.ts';
import { meKey } from './session/me.query.ts';
import { buildBuyer, buildGuest, buildSeller, buildStaff } from './testing/visitors.ts';

const guest = buildGuest();
const buyer = buildBuyer();
const seller = buildSeller();
const sellerFor = buildSeller({ customer: buyer.customer });
const visitors = { guest, buyer, seller, sellerFor };
const browser: Platform = { ...serverPlatform, isServer: false };

function rowOf(path: string): RouteEntry {
  const row = routeTable.find((entry) => entry.path === path);
  if (!row) throw new Error(`§2 has no ${path}`);
  return row;
}

function sendTo(path: string, who: keyof typeof visitors, platform: Platform = browser) {
  const arrival = { visitor: visitors[who], platform, from: path };
  return decideRedirect(rowOf(path), arrival);
}

describe('who stands where (§2)', () => {
  it.each([
    ['/', 'guest', null],
    ['/', 'buyer', '/home/'],
    ['/login', 'guest', null],
    ['/login', 'buyer', '/home/'],
    ['/registro', 'seller', '/home/'],
    ['/home/', 'guest', '/home/marketplace/seller'],
    ['/home/', 'buyer', '/home/marketplace/seller'],
    ['/home/marketplace/seller', 'guest', '/home/marketplace/customer'],
    ['/home/marketplace/seller', 'buyer', '/home/marketplace/customer'],
    ['/home/marketplace/seller', 'seller', null],
    ['/home/marketplace/customer', 'seller', null],
    ['/product/:name/:productId/details', 'guest', null],
    ['/view-results-search', 'guest', null],
    ['/products/custom-list/:url_name', 'guest', null],
    ['/home/cart', 'guest', null],
    ['/home/cart', 'buyer', null],
    ['/home/cart', 'seller', '/home/select-customer?redirectTo=%2Fhome%2Fcart'],
    ['/home/cart', 'sellerFor', null],
    ['/cart-news', 'guest', '/login?redirectTo=%2Fcart-news'],
    ['/home/profile', 'guest', '/login?redirectTo=%2Fhome%2Fprofile'],
    ['/home/profile/orders/history', 'buyer', null],
    ['/home/purchase/list-address', 'guest', '/login?redirectTo=%2Fhome%2Fpurchase%2Flist-address'],
    [
      '/home/purchase/list-address',
      'seller',
      '/home/select-customer?redirectTo=%2Fhome%2Fpurchase%2Flist-address',
    ],
    ['/home/select-customer', 'guest', '/home/'],
    ['/home/select-customer', 'buyer', '/home/'],
    ['/home/select-customer', 'seller', null],
    ['/register/process', 'guest', '/registro'],
    ['/register/process', 'buyer', '/registro'],
    ['/register/process', 'seller', null],
    ['/send-confirmation-code/:sendCodeFor', 'guest', '/login'],
    ['/verify-code', 'guest', '/login'],
    ['*', 'guest', '/'],
    ['*', 'buyer', '/'],
  ] as const)('%s, %s: %s', (path, who, target) => {
    expect(sendTo(path, who)).toBe(target);
  });

  it('a step of the phone verification lets in the one who has done the one before', () => {
    const tab = {
      read: (key: string) => (key === 'matiz:register-phone' ? '3001234567' : null),
      write: () => undefined,
    };
    const platform = { ...browser, tab };
    expect(sendTo('/verify-code', 'guest', platform)).toBeNull();
    expect(sendTo('/register/process', 'guest', platform)).toBeNull();
    expect(sendTo('/send-confirmation-code/:sendCodeFor', 'guest', platform)).toBe('/login');
    // §2: of those who have an account only a seller registers anybody.
    expect(sendTo('/register/process', 'buyer', platform)).toBe('/registro');
  });

  it('a server does not know the phone that a tab remembers, and lets the tab decide', () => {
    expect(sendTo('/verify-code', 'guest', serverPlatform)).toBeNull();
    expect(sendTo('/register/process', 'buyer', serverPlatform)).toBe('/registro');
  });

  it('inside a shell the landing leads on: to the home, or to the login', () => {
    const shell = { ...browser, name: 'android', isNative: true } as const;
    expect(sendTo('/', 'guest', shell)).toBe('/login');
    expect(sendTo('/', 'buyer', shell)).toBe('/home/');
  });

  it('the app in a phone’s browser goes on to the landing, no matter who opens it', () => {
    const mobileWeb = { ...browser, name: 'other', isNative: true } as const;
    expect(sendTo('/', 'guest', mobileWeb)).toBeNull();
    expect(sendTo('/', 'buyer', mobileWeb)).toBeNull();
  });
});

describe('staff where only who buys has something to do', () => {
  function check(path: string, who: ReturnType<typeof buildGuest>) {
    const queryClient = createQueryClient();
    queryClient.setQueryData(meKey, who);
    const context = new RouterContextProvider();
    context.set(
      servicesContext,
      createServices({ platform: browser, queryClient, transport: () => Promise.reject() }),
    );
    checkBuyer(rowOf(path), { context });
  }

  it.each([
    '/home/cart',
    '/home/profile/address',
    '/home/purchase/list-address',
    '/home/purchase/order/summary',
  ])('%s tells them what they do instead, which is no failure', (path) => {
    expect(() => check(path, buyer)).not.toThrow();
    try {
      check(path, buildStaff());
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ isForBuyers: true, status: 200 });
    }
  });

  it('leaves them everything else', () => {
    expect(() => check('/home/profile', buildStaff())).not.toThrow();
    expect(() => check('/product/:name/:productId/details', buildStaff())).not.toThrow();
  });
});
