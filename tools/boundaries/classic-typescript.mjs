/**
 * TypeScript 7 has no compiler API, which dependency-cruiser needs to see imports of types.
 * Loaded with --import before it, this hands it the TypeScript 6 of this folder and of no other.
 */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const here = createRequire(import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const isAsked = /^typescript(\/|$)/.test(specifier);
    const isCruiser = context.parentURL?.includes('/dependency-cruiser/') === true;
    if (!isAsked || !isCruiser) return next(specifier, context);
    return { url: pathToFileURL(here.resolve(specifier)).href, shortCircuit: true };
  },
});
