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
    test: /node_modules.(react|react-dom|react-router|scheduler|@tanstack|clsx)\//,
    priority: 2,
  },
  { name: 'shared', minShareCount: 10 },
];

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
        rolldownOptions: { input: 'index.html', output: { codeSplitting: { groups } } },
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
