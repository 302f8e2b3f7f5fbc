import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanContracts } from './build/lean-contracts.ts';
import { leanIcons } from './build/lean-icons.ts';
import { releaseFiles } from './build/release-files.ts';
import { stylesFirst } from './build/styles-first.ts';

/**
 * Parts beyond those of each screen: what releases do not change, what every page starts with, what
 * nearly every screen needs, and what screens of one kind share. Each small part costs a request and
 * compresses badly: without these a screen is fetched in 25 of them. A group takes along all that its
 * modules import, so the first that fits comes first, and none may hold what another kind needs.
 */
const groups = [
  {
    name: 'vendor',
    // Queries of many pages are for lists alone.
    test: /node_modules.(react|react-dom|react-router|scheduler|@tanstack|clsx)\/(?!.*(nfinite|ueries))/,
    priority: 9,
  },
  { name: 'app', tags: ['$initial' as const], priority: 8 },
  { name: 'shared', minShareCount: 18, priority: 7 },
  {
    name: 'buying',
    test: /use-buying-checks|late-question|no-coverage-here/,
    minShareCount: 4,
    priority: 6,
  },
  {
    name: 'offer',
    test: /product-tags|tile.price|stock-words|use-add-item|breadcrumbs/,
    minShareCount: 11,
    priority: 5,
  },
  {
    name: 'tiles',
    test: /catalogue.(tile.listed-product|product-slider)|tile-skeleton|use-units-in-cart/,
    minShareCount: 5,
    priority: 4,
  },
  // Small ones that a cart has together: each by itself costs more than it holds.
  {
    name: 'lines',
    test: /group-by-dispatch-date|cart.cart-lines|trending-down|late-credit-line|credit-line.lazy/,
    minShareCount: 2,
    priority: 7,
  },
  {
    name: 'arrival',
    test: /features.delivery.(arrival.late|use-zone)/,
    minShareCount: 2,
    priority: 7,
  },
  { name: 'arrow', test: /chevron-left/, minShareCount: 4, priority: 7 },
  {
    name: 'pages',
    test: /nfiniteQuery|layout.(pagination|load-more)|inputs.chip|product-grid/,
    minShareCount: 4,
    priority: 5,
  },
  {
    name: 'lists',
    test: /features.catalogue.(list.(list-|load-list|named-list|product-)|crumbs|filters.(list-|filter-column-frame))/,
    minShareCount: 4,
    priority: 4,
  },
  {
    name: 'goods',
    test: /lib.action-bar|features.(buying.goods|cart.cart-summary|orders.order-attempt)/,
    minShareCount: 7,
    priority: 3,
  },
  {
    name: 'totals',
    test: /features.orders.purchase.purchase-totals/,
    minShareCount: 6,
    priority: 3,
  },
  {
    name: 'orders',
    test: /features.orders.(?!purchase.(purchase-frame|load-purchase))/,
    minShareCount: 6,
    priority: 2,
  },
  { name: 'purchase', test: /features.orders/, minShareCount: 5, priority: 1 },
  // A stepper never comes without its pictures.
  { name: 'stepper', test: /quantity-control|icons.(minus|trash)\.m?js/, minShareCount: 3 },
  { name: 'account', test: /features.(identity|registration)/, minShareCount: 6 },
];

/** Parts that stand in every page: a lazy part need not ask for them again. */
const loaded = /\/(index|vendor|rolldown-runtime)-|\.css$/;

/**
 * What is fetched along with a lazy part: for a screen, all that it needs at once; for the rest,
 * which open later and are small, nothing but themselves. The list of files is long: it travels
 * with the late parts (`late-screens.ts`), not with the entry.
 */
function listPreloads(
  file: string,
  deps: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
) {
  if (hostType === 'html') return deps;
  const isListed = file.includes('/screen-') && hostId.includes('/late-parts-');
  return isListed ? deps.filter((dep) => !loaded.test(dep)) : [];
}

/** `screen-` marks the screens for `listPreloads`. */
function nameChunk({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const kind = facadeModuleId?.includes('/src/screens/') ? 'screen-' : '';
  return `assets/${kind}[name]-[hash].js`;
}

/** Scripts of their own, laid beside the application's files after it is built. */
const besideClient = {
  outDir: 'dist/client',
  emptyOutDir: false,
  copyPublicDir: false,
  target: 'es2022',
} as const;

/** Script and style parts get this long to arrive (§9); the browser's own limit is longer. */
export default defineConfig(({ command }) => ({
  plugins: [
    leanContracts(),
    leanIcons(),
    releaseFiles('dist/client'),
    stylesFirst(),
    react(),
    tailwindcss(),
  ],
  builder: {
    buildApp: async (builder) => {
      // The worker last: it names the files of the others.
      for (const name of ['client', 'firstLook', 'ssr', 'worker']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        cssCodeSplit: false,
        target: 'es2022',
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        modulePreload: { polyfill: false, resolveDependencies: listPreloads },
        rolldownOptions: {
          input: 'index.html',
          output: { chunkFileNames: nameChunk, codeSplitting: { groups } },
        },
      },
    },
    firstLook: {
      consumer: 'client',
      build: {
        ...besideClient,
        reportCompressedSize: false,
        rolldownOptions: {
          input: 'src/first-look/first-look.ts',
          output: {
            format: 'iife',
            entryFileNames: 'assets/first-look-[hash].js',
            codeSplitting: false,
          },
        },
      },
    },
    worker: {
      consumer: 'client',
      build: {
        ...besideClient,
        rolldownOptions: {
          input: 'src/worker/worker.ts',
          output: { entryFileNames: 'sw.js', codeSplitting: false },
        },
      },
    },
    ssr: {
      // One self-contained file: the server starts fast and always runs React's production build.
      // Live, Node loads the packages itself: React's are CommonJS, which Vite cannot inline there.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: {
        ssr: true,
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node22',
        rolldownOptions: {
          input: 'src/entry.server.tsx',
          output: { codeSplitting: false },
        },
      },
    },
  },
}));
