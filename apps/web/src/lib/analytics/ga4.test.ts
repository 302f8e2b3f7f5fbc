// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { createGa4 } from './ga4.ts';

afterEach(() => {
  document.head.replaceChildren();
  (window as { dataLayer?: unknown }).dataLayer = undefined;
});

it('loads Google’s script for the property, and tells it each view without its query', () => {
  const ga4 = createGa4('G-TEST1234', window);
  const script = document.querySelector<HTMLScriptElement>('script[src*="googletagmanager"]');
  expect(script?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST1234');
  ga4.pageView({ path: '/home/cart', title: 'Carrito | Matiz' });
  const calls = (window as { dataLayer?: IArguments[] }).dataLayer?.map((call) => [...call]) ?? [];
  expect(calls.map(([name]) => name)).toEqual(['js', 'config', 'event']);
  expect(calls[1]?.[2]).toMatchObject({ send_page_view: false });
  expect(calls[2]?.[2]).toEqual({
    page_location: `${window.location.origin}/home/cart`,
    page_title: 'Carrito | Matiz',
  });
});
