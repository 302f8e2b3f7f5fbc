import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What releases seldom change, in a file of its own. */
const vendor = {
  name: 'vendor',
  test: /node_modules.(react|react-dom|react-router|scheduler|@tanstack|clsx)\//,
};

/** The staff's application (D-19): one page, served under `/desk`. */
export default defineConfig({
  base: '/desk/',
  plugins: [react(), tailwindcss()],
  build: {
    manifest: 'manifest.json',
    cssCodeSplit: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [vendor] } } },
  },
});
