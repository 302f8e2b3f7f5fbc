import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listReleaseFiles, readable, writeOfflinePage } from './release-files.ts';
import { orderHead } from './styles-first.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url));

describe('the page that the worker starts from', () => {
  it('holds nothing but the application', () => {
    const page = writeOfflinePage(
      orderHead(read('index.html').toString()),
      { 'src/deferred-parts.ts': { file: 'assets/deferred-1.js' } },
      'assets/first-look-1.js',
    );
    expect(page).not.toContain('<!--matiz');
    expect(page).toContain('<title>Matiz</title>');
    const [before, application = ''] = page.split('<template id="application">');
    expect(application).toContain('href="/assets/deferred-1.js"');
    expect(application).toContain('src="/src/entry.client.tsx"');
    expect(before).not.toMatch(/module/);
    expect(page).toContain('<script async fetchpriority="high" src="/assets/first-look-1.js">');
  });
});

it('fetches for a time without a connection what can be read then, and nothing of ordering', () => {
  const screens = readable.map((name) => [name, { file: `assets/${name}.js` }] as const);
  const { release, files } = listReleaseFiles({
    ...Object.fromEntries(screens),
    'index.html': {
      file: 'assets/index-1.js',
      imports: ['_vendor.js'],
      dynamicImports: ['src/deferred-parts.ts', 'src/screens/home/purchase/order/summary.tsx'],
      assets: ['assets/figtree-latin-wght-normal-1.woff2', 'assets/figtree-cyrillic-2.woff2'],
    },
    '_vendor.js': { file: 'assets/vendor-1.js', imports: ['index.html'] },
    'src/deferred-parts.ts': {
      file: 'assets/deferred-1.js',
      dynamicImports: ['src/features/orders/payment/paying.tsx'],
    },
    'src/features/orders/payment/paying.tsx': { file: 'assets/paying-1.js' },
    'src/screens/home/purchase/order/summary.tsx': { file: 'assets/summary-1.js' },
    'style.css': { file: 'assets/style-1.css' },
  });
  expect(release).toBe('assets/index-1.js');
  expect(files.filter((file) => !file.includes('src/screens'))).toEqual([
    'assets/deferred-1.js',
    'assets/figtree-latin-wght-normal-1.woff2',
    'assets/index-1.js',
    'assets/style-1.css',
    'assets/vendor-1.js',
  ]);
});

describe('the installed page', () => {
  const manifest = JSON.parse(read('public/manifest.webmanifest').toString());

  it('has what a browser asks of it, and is named by the page', () => {
    expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone', lang: 'es-CO' });
    expect(read('index.html').toString()).toContain('href="/manifest.webmanifest"');
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  });

  it.each(manifest.icons as { src: string; sizes: string }[])(
    'has an icon $src of $sizes',
    ({ src, sizes }) => {
      const picture = read(`public${src}`);
      expect(picture.toString('latin1', 1, 4)).toBe('PNG');
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    },
  );
});
