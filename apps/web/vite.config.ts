import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { leanContracts } from './build/lean-contracts.ts';

/**
 * Parts beyond those of each screen: what releases do not change, and what nearly every screen
 * needs. Without them a list is fetched in forty files; with more of them, screens carry each other.
 */
const groups = [
  {
    name: 'vendor',
    // Queries of many pages are for lists alone.
    test: /node_modules.(react|react-dom|react-router|scheduler|@tanstack|clsx)\/(?!.*(nfinite|ueries))/,
    priority: 2,
  },
  { name: 'shared', minShareCount: 16 },
];

/** Parts that stand in every page: a lazy part need not ask for them again. */
const LOADED = /\/(index|vendor|shared|rolldown-runtime)-|\.css$/;

/**
 * What is fetched along with a lazy part: for a screen, all that it needs at once; for the rest,
 * which open later and are small, nothing but themselves. The list of files travels with the entry.
 */
function listPreloads(file: string, deps: string[], { hostType }: { hostType: 'html' | 'js' }) {
  if (hostType === 'html') return deps;
  return file.includes('/screen-') ? deps.filter((dep) => !LOADED.test(dep)) : [];
}

/** `screen-` marks the screens for `listPreloads`. */
function nameChunk({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const kind = facadeModuleId?.includes('/src/screens/') ? 'screen-' : '';
  return `assets/${kind}[name]-[hash].js`;
}

/** Script and style parts get this long to arrive (§9); the browser's own limit is longer. */
export default defineConfig(({ command }) => ({
  plugins: [leanContracts(), react(), tailwindcss()],
  builder: {
    buildApp: async (builder) => {
      for (const name of ['client', 'ssr']) {
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
