import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const drawing = fileURLToPath(import.meta.resolve('./draw-icon.ts'));

/** Has a build draw the icons of `lucide-react` by `draw-icon.ts`. Live pages and tests keep the library's. */
export function leanIcons(): Plugin {
  return {
    name: 'matiz:lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isOfIcon = importer?.includes('/lucide-react/dist/esm/icons/');
      return isOfIcon && source === '../createLucideIcon.mjs' ? drawing : null;
    },
  };
}
