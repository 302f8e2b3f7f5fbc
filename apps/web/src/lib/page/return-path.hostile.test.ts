import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routeTable } from '../../routes.ts';
import { loginPath, readReturnPath, selectCustomerPath } from './return-path.ts';
import { createRouteIndex } from './route-index.ts';

const routes = createRouteIndex(routeTable, async () => undefined);

const host = 'malo.example';

/** Written by hand: what is known to have opened a redirect somewhere. */
const known: readonly string[] = [
  `https://${host}`,
  `https://${host}/home/cart`,
  `HTTPS://${host.toUpperCase()}/home/cart`,
  `http:${host}`,
  `http:/${host}`,
  `https:///${host}/home/cart`,
  `https:\\\\${host}`,
  `https:/\\${host}/home/cart`,
  `ftp://${host}`,
  `ws://${host}`,
  `blob:https://${host}/home/cart`,
  `filesystem:https://${host}/home/cart`,
  `//${host}`,
  `///${host}`,
  `////${host}/home/cart`,
  `/\\${host}`,
  `\\/${host}`,
  `\\\\${host}`,
  `/\\/\\${host}`,
  `/\\\\${host}/home/cart`,
  `/home/cart\\@${host}`,
  `/home\\..\\..\\${host}`,
  `//home/cart@${host}`,
  `//${host}\\@matiz.invalid`,
  `//matiz.invalid@${host}`,
  `//matiz.invalid:443@${host}`,
  `https://matiz.invalid@${host}/home/cart`,
  `https://matiz.invalid.${host}`,
  `https://matiz.invalid%40${host}`,
  `https://matiz.invalid%2e${host}`,
  `https://${host}#@matiz.invalid/home/cart`,
  `https://${host}?matiz.invalid/home/cart`,
  `matiz.invalid`,
  `@${host}`,
  `.${host}`,
  `:@${host}`,
  `/.${host}`,
  `/@${host}`,
  `/:80`,
  `/..//${host}`,
  `/./${host}`,
  `/.//${host}`,
  `/home/..//${host}`,
  `/home/cart/..//..//${host}`,
  `/%2e%2e//${host}`,
  `/%2F${host}`,
  `/%2f%2f${host}`,
  `%2f%2f${host}`,
  `/%5c${host}`,
  `/%5C%5C${host}`,
  `%68ttps://${host}`,
  `https%3a%2f%2f${host}`,
  `%252f%252f${host}`,
  `/%252f%252f${host}`,
  `/%09/${host}`,
  `/%0d%0aLocation:%20https://${host}`,
  `/\t/${host}`,
  `\t//${host}`,
  `/\n/${host}`,
  `\r\n//${host}`,
  `/\r\nLocation: https://${host}`,
  `/home/cart\r\nSet-Cookie: a=b`,
  `/home/cart\nLocation: //${host}`,
  ` //${host}`,
  `\u0000//${host}`,
  `/\u0000/${host}`,
  `\u00a0//${host}`,
  `\ufeff//${host}`,
  `\u200b//${host}`,
  `\u2028//${host}`,
  `/\u2029/${host}`,
  `／／${host}`,
  `/／${host}`,
  `⁄⁄${host}`,
  `/⧸${host}`,
  `\u2216\u2216${host}`,
  `/\uff3c${host}`,
  `//ｍａｌｏ.example`,
  `//malo。example`,
  `//malo%E3%80%82example`,
  `//xn--mlo-5na.example`,
  `//máló.example`,
  '//2130706433',
  '//0x7f000001',
  '//[::1]',
  '//[::ffff:127.0.0.1]',
  '//127.1',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\u0000script:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://matiz.invalid/%0aalert(1)',
  'javascript:/home/cart',
  '/javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  '/data:text/html,x',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'about:blank',
  'mailto:a@malo.example',
  'tel:+573001234567',
  'intent://malo.example#Intent;scheme=https;end',
  '/home/../../etc/passwd',
  '/home/cart/../../../..//malo.example',
  '?redirectTo=//malo.example',
  '#//malo.example',
  '/login?redirectTo=//malo.example',
  '/home/select-customer?redirectTo=//malo.example',
  '<script>alert(1)</script>',
  '/"><script>alert(1)</script>',
  '%',
  '/%',
  '/%zz',
  '/%c0%af%c0%afmalo.example',
  '/%ff',
  '/\ud800',
  '[object Object]',
  'null',
  'undefined',
];

/** Openings that look like a path or like an address, before a host and something of ours. */
const openings = [
  '//',
  '/\\',
  '\\\\',
  '\\/',
  '///',
  '/%5c',
  '/%2f/',
  '/\t//',
  '/\n\\',
  '/.//',
  '/..//',
  '//user:pass@',
  'https://',
  'hTtp:\\\\',
  'javascript://',
  'data://',
];
const hosts = [host, `${host}:443`, `matiz.invalid.${host}`, `[::1]`, 'ｍａｌｏ.example', ''];
const endings = ['', '/home/cart', '/product/x/1/details?reference=ana'];
const generated = openings.flatMap((opening) =>
  hosts.flatMap((one) => endings.map((ending) => `${opening}${one}${ending}`)),
);
const long = ['/', '//', 'a', '/\\', '/home/cart?', '/home/combos/', 'https://', '%2f'].map(
  (part) => part.repeat(20_000),
);
const hostile = [...new Set([...known, ...generated, ...long])];

/** What a browser at any of these would go to, by the path that came out. */
const origins = ['https://matiz.co', 'http://localhost:3000', 'capacitor://localhost'];

function expectOurs(path: string): void {
  for (const origin of origins) {
    const there = new URL(path, `${origin}/home/select-customer?redirectTo=x`);
    expect(there.protocol + there.host).toBe(new URL(origin).protocol + new URL(origin).host);
    expect([there.username, there.password]).toEqual(['', '']);
  }
  expect(path).toMatch(/^\/(?![/\\])[^\\\s]*$/);
}

describe('redirectTo: hostile values never change the origin', () => {
  it('are two hundred at least', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200);
  });

  it.each(hostile.map((value) => [JSON.stringify(value).slice(0, 80), value] as const))(
    '%s',
    (_title, value) => {
      const path = readReturnPath(value, routes);
      if (path !== null) expectOurs(path);
      for (const entrance of [
        loginPath(value),
        loginPath(value, true),
        selectCustomerPath(value),
      ]) {
        expectOurs(entrance);
        // What the entrance carries along is read again on arrival.
        const carried = new URL(entrance, origins[0]).searchParams.get('redirectTo');
        if (carried !== null) expectOurs(readReturnPath(carried, routes) ?? '/');
      }
    },
  );

  it.each(known.filter((value) => !value.startsWith('/')))('%j leads nowhere', (value) => {
    expect(readReturnPath(value, routes)).toBeNull();
  });

  it('and neither does anything else', () => {
    const piece = fc.constantFrom(
      ...['/', '\\', '//', '..', '.', '%2f', '%5c', '\t', '\n', '@', ':', '#', '?', host, 'home'],
      ...['cart', 'https:', 'javascript:', '[', ']', '\u0000', '\uff0f', 'product', '1', 'details'],
    );
    const value = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 8 }).map((pieces) => `/home/combos/${pieces.join('')}`),
      fc.string({ unit: 'binary', maxLength: 40 }).map((text) => `/${text}`),
    );
    fc.assert(
      fc.property(value, (text) => {
        const path = readReturnPath(text, routes);
        if (path !== null) expectOurs(path);
      }),
      { numRuns: 5000 },
    );
  });
});
