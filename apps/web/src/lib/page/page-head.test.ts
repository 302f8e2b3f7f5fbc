import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { pageScript, writeHead, writeHints } from './page-head.ts';

const manifest = {
  'index.html': { file: 'assets/index-1.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared-1.js' },
  'src/screens/landing.tsx': {
    file: 'assets/landing-1.js',
    imports: ['index.html', '_card.js'],
    assets: ['assets/figtree-latin-wght-normal-1.woff2'],
  },
  '_card.js': { file: 'assets/card-1.js' },
  'src/screens/login.tsx': { file: 'assets/login-1.js' },
};

it('escapes what a product may be called', () => {
  const head = writeHead({ title: '"><script>&', description: "<b>'" });
  expect(head).toContain('<title>&quot;&gt;&lt;script&gt;&amp;</title>');
  expect(head.match(/<script/g)).toHaveLength(1);
});

it('fetches early the screen’s own parts and the fonts, not those that the template has', () => {
  const hints = writeHints(undefined, manifest, ['src/screens/landing.tsx']);
  expect(hints).toContain(
    '<link rel="modulepreload" fetchpriority="low" href="/assets/landing-1.js" />',
  );
  expect(hints).toContain('href="/assets/card-1.js"');
  expect(hints).toContain('href="/assets/figtree-latin-wght-normal-1.woff2" crossorigin');
  expect(hints).not.toMatch(/index-1|login-1/);
});

it('fetches the largest picture first, in the shape that the screen takes', () => {
  const lcp = [
    { src: '/img/a/480.avif', media: '(min-width: 40rem)', type: 'image/avif' },
    { src: '/img/b/480.avif', srcSet: '/img/b/480.avif 480w', sizes: '100vw' },
  ];
  const hints = writeHints(lcp, null, []);
  expect(hints.match(/rel="preload" as="image" fetchpriority="high"/g)).toHaveLength(2);
  expect(hints).toContain('imagesrcset="/img/b/480.avif 480w" imagesizes="100vw"');
});

it('runs what has to run before anything is painted, every part of it', () => {
  const closed: Readonly<Record<string, string>> = {
    'matiz:promotion': 'spring',
    'matiz:announcements': 'one two',
  };
  const listen = vi.fn();
  const rules: string[] = [];
  const adopted: unknown[] = [];
  class Sheet {
    readonly cssRules = rules;
    insertRule(rule: string) {
      rules.push(rule);
    }
  }
  runInNewContext(pageScript, {
    window: {},
    addEventListener: listen,
    localStorage: { getItem: (key: string) => closed[key] ?? null },
    CSSStyleSheet: Sheet,
    CSS: { escape: (text: string) => text },
    document: { adoptedStyleSheets: adopted },
  });
  expect(listen).toHaveBeenCalled();
  expect(rules).toEqual([
    '[data-promotion="spring"]{display:none}',
    '[data-announcement="one"]{display:none}',
    '[data-announcement="two"]{display:none}',
  ]);
  expect(adopted).toHaveLength(1);
});
