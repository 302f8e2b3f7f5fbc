// @vitest-environment jsdom

import { RequestError } from '@matiz/client/request-error.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountMenu, guestMenu } from './chrome/account/account-menu.ts';
import { phoneKeys, startPhone } from './features/identity/phone/phone-step.ts';
import type { RouteEntry } from './lib/page/route.ts';
import { createRouteIndex } from './lib/page/route-index.ts';
import { PartError } from './lib/parts/load-part.ts';
import { routeTable } from './routes.ts';
import type { ScreenName } from './screens.ts';
import { buildScreen, renderRoutes } from './testing/render-routes.tsx';
import { buildBuyer, buildGuest, buildSeller } from './testing/visitors.ts';

beforeEach(() => {
  // The failures are the tests' own.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const unreached = () => new PartError('Offers', 'error', 'https://matiz.test/offers.js', false);
const offline = () => RequestError.offline(new TypeError('Failed to fetch'));
const banner = 'Estás sin conexión. Abrimos lo que pediste apenas vuelva.';

describe('without a connection', () => {
  test.each([
    ['the code of the page does not arrive', unreached, null],
    ['the data of the page does not arrive', null, offline],
  ])('%s: the page that one is on stays, and the other comes with it', async (_, part, data) => {
    let isConnected = true;
    const app = renderRoutes({
      at: '/home/bestsellers',
      load: async (name) => {
        if (name !== 'Offers') return buildScreen('Aquí sigue el carrito');
        if (part && !isConnected) throw part();
        return buildScreen('Llegaron las ofertas', {
          loadScreenData: async () => {
            if (data && !isConnected) throw data();
            return null;
          },
        });
      },
    });
    await screen.findByText('Aquí sigue el carrito');
    isConnected = false;
    act(() => app.setConnected(false));
    act(() => void app.router.navigate('/home/offers/full'));
    expect(await screen.findByText(banner)).toBeTruthy();
    expect(screen.getByText('Aquí sigue el carrito')).toBeTruthy();
    expect(screen.queryByText('Reintentar')).toBeNull();

    isConnected = true;
    act(() => app.setConnected(true));
    expect(await screen.findByText('Llegaron las ofertas')).toBeTruthy();
    expect(app.router.state.location.pathname).toBe('/home/offers/full');
    expect(screen.queryByText(banner)).toBeNull();
  });

  test('of which the browser knows nothing, it is found out and said', async () => {
    const app = renderRoutes({
      at: '/home/bestsellers',
      load: async (name) => {
        if (name === 'Offers') throw unreached();
        return buildScreen('Aquí sigue el carrito');
      },
    });
    await screen.findByText('Aquí sigue el carrito');
    app.cutSilently();
    act(() => void app.router.navigate('/home/offers/full'));
    expect(await screen.findByText(banner)).toBeTruthy();
    expect(screen.getByText('Aquí sigue el carrito')).toBeTruthy();
  });

  test('who goes elsewhere meanwhile is not taken away later', async () => {
    let isConnected = true;
    const app = renderRoutes({
      at: '/home/bestsellers',
      load: async (name) => ({
        ...buildScreen(name),
        loadScreenData: async () => {
          if (name === 'Offers' && !isConnected) throw offline();
          return null;
        },
      }),
    });
    await screen.findByText('Bestsellers');
    isConnected = false;
    act(() => app.setConnected(false));
    act(() => void app.router.navigate('/home/offers/full'));
    await screen.findByText(banner);
    await act(() => app.router.navigate('/home/new-products'));
    expect(await screen.findByText('NewProducts')).toBeTruthy();
    isConnected = true;
    await act(async () => app.setConnected(true));
    expect(app.router.state.navigation.state).toBe('idle');
    expect(screen.getByText('NewProducts')).toBeTruthy();
  });
});

test('every entry of the menus leads to a screen', () => {
  const { find } = createRouteIndex(routeTable, async () => undefined);
  for (const { label, to } of [...accountMenu('Ana'), ...guestMenu]) {
    expect(find(to)?.screen, label).toBeTruthy();
  }
});

type Shown = Extract<RouteEntry<ScreenName>, { screen: ScreenName }>;
const pages = routeTable.filter((entry): entry is Shown => entry.screen !== null);

describe.each(pages)('$path', (entry) => {
  test('whose drawing fails keeps the frame of the page, and can be tried again', async () => {
    let fails = true;
    await open(entry, () => {
      if (fails) throw new TypeError("Cannot read properties of null (reading 'trim')");
      return <p>Ya está</p>;
    });
    const retry = await screen.findByText('Reintentar');
    expect(document.querySelector('h1')?.textContent).toBe('Algo no salió bien');
    expectFrame();
    fails = false;
    retry.click();
    expect(await screen.findByText('Ya está')).toBeTruthy();
  });

  test('whose code is gone says so in the frame of the page, after one reload', async () => {
    window.sessionStorage.setItem('matiz:reloaded-for', window.location.href);
    await open(entry, null);
    expect(await screen.findByText(/Matiz tiene una versión nueva/)).toBeTruthy();
    expect(screen.getByText('Recargar')).toBeTruthy();
    expectFrame();
  });
});

/** The header stands, and the cart is a press away. */
function expectFrame(): void {
  expect(document.querySelector('header a[href="/home/cart"]')).not.toBeNull();
}

async function open(entry: Shown, Component: (() => React.ReactNode) | null): Promise<void> {
  const phone = JSON.stringify(startPhone('3001234567', { isProven: true }));
  renderRoutes({
    at: entry.path
      .replace(/\/:\w+\?/g, '')
      .replace(/:sendCodeFor/, 'login')
      .replace(/:\w+/g, '1'),
    visitor: visitorOf(entry),
    kept: { [phoneKeys.register]: phone, [phoneKeys.login]: phone },
    load: async () => {
      if (Component === null) throw unreached();
      return { Component };
    },
  });
}

function visitorOf({ path, access }: Shown) {
  if (access.guestsOnly || access.needsPhone || path === '/') return buildGuest();
  const { customer } = buildBuyer();
  return access.sellerElse === undefined ? buildBuyer() : buildSeller({ customer });
}
