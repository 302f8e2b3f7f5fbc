import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { commonCopy } from '../src/copy/everywhere.ts';
import { writeHints } from '../src/lib/page/page-head.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The screens that can be read without a connection: what is kept for them, `lib/offline` says. */
export const readable: readonly string[] = [
  // The way from the installed page's start to the home leads over the seller’s (§2 /home/).
  'home/marketplace/seller',
  'home/marketplace/customer',
  'product/details',
  'home/cart/cart',
  'home/bestsellers',
  'home/new-products',
  'home/offers/full',
  'home/combos/title',
  'home/categories/categories',
  'home/categories/category',
  'home/manufacturers/manufacturers',
  'home/manufacturers/manufacturer',
  'home/search',
  'home/profile/favourites',
  'home/profile/notifications',
  'home/profile/orders/history',
  'home/profile/orders/order',
  'home/orders/purchased',
  'products/custom-list',
  'view-results-search',
].map((screen) => `src/screens/${screen}.tsx`);
/** Parts that come later in those screens and on every page, but for what needs a connection. */
const late = /^src\/(?!screens\/)/;
const neverOffline =
  /analytics|onboarding|payment|purchase|cancel|hand-over|registration|delivery|staff-page|welcome|forced-update|own-account|remove-account|credit|quick-order|platform\/native|phone-pdf|schema|whole-lists/;
/** The two faces that every page shows; the other alphabets are kept when they are used. */
const fonts = /(figtree|bricolage-grotesque)-latin-wght-normal-[\w-]+\.woff2$/;

/** The release's name, and the files that a page without a connection is made of. */
export function listReleaseFiles(manifest: Manifest): { release: string; files: string[] } {
  const entry = manifest['index.html'];
  if (!entry) throw new Error('the build has no entry');
  const keys = new Set<string>();
  const take = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || keys.has(key)) return;
    keys.add(key);
    for (const each of chunk.imports ?? []) take(each);
    for (const each of chunk.dynamicImports ?? []) {
      if (late.test(each) && !neverOffline.test(each)) take(each);
    }
  };
  for (const key of ['index.html', ...readable]) {
    if (!manifest[key]) throw new Error(`the build has no ${key}`);
    take(key);
  }
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const styles = Object.values(manifest).map(({ file }) => file);
  const assets = Object.values(manifest).flatMap((chunk) => chunk.assets ?? []);
  const files = [
    ...chunks.map(({ file }) => file),
    ...styles.filter((file) => file.endsWith('.css')),
    ...[...assets, ...styles].filter((file) => fonts.test(file)),
  ];
  return { release: entry.file, files: [...new Set(files)].sort() };
}

const written = /\/src\/worker\/release\.ts$/;

/**
 * Tells the worker what its release consists of, and writes the empty page that it starts from:
 * index.html without a page of the server.
 */
export function releaseFiles(client: string): Plugin {
  return {
    name: 'matiz:release-files',
    load(id) {
      if (!written.test(id)) return null;
      const read = (name: string) => readFileSync(path.join(client, name), 'utf8');
      const manifest = JSON.parse(read('manifest.json')) as Manifest;
      const { release, files } = listReleaseFiles(manifest);
      const firstLook = findFirstLook(client);
      const page = writeOfflinePage(read('index.html'), manifest, firstLook);
      writeFileSync(path.join(client, 'shell.html'), page);
      const values = { release, files: [...files, firstLook].sort() };
      return Object.entries(values)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** The script that shows what was seen of a product, before the application can (ADR 109). */
function findFirstLook(client: string): string {
  const file = readdirSync(path.join(client, 'assets')).find((name) =>
    /^first-look-[\w-]+\.js$/.test(name),
  );
  if (file === undefined) throw new Error('the build has no first look');
  return `assets/${file}`;
}

/** What the application is started with, and what is fetched along with it. */
const started = /\s*(<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>)/g;

/**
 * What keeps the answers of a time with a connection is asked for at once: nothing is shown without
 * it. The first look starts the application, which lies ready in a template: reading its parts
 * would be in the way of the look.
 */
export function writeOfflinePage(template: string, manifest: Manifest, firstLook: string): string {
  const page = template
    .replace('<!--matiz:head-->', () => `<title>${commonCopy.brand}</title>`)
    .replace('<!--matiz:hints-->', () => writeHints(undefined, manifest, ['src/deferred-parts.ts']))
    .replace('<!--matiz:app-->', '')
    .replace('<!--matiz:data-->', '');
  const parts = Array.from(page.matchAll(started), ([, tag]) => tag).join('\n      ');
  return page.replace(started, '').replace(
    '</head>',
    () => `  <template id="application">
      ${parts}
    </template>
    <script async fetchpriority="high" src="/${firstLook}"></script>
  </head>`,
  );
}
