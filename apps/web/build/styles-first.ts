import type { Plugin } from 'vite';

/**
 * Puts what a page is drawn with before what only wakes it up: the styles where the template says
 * `<!--matiz:styles-->`, the scripts behind pictures and fonts. A slow line carries them in that order,
 * and nothing is painted before the styles are there.
 */
export function stylesFirst(): Plugin {
  return { name: 'matiz:styles-first', transformIndexHtml: { order: 'post', handler: orderHead } };
}

export function orderHead(page: string): string {
  const links = /\s*(<link rel="stylesheet"[^>]*>)/g;
  const styles = Array.from(page.matchAll(links), ([, link = '']) => link).join('');
  return page
    .replace(links, '')
    .replace('<!--matiz:styles-->', () => styles)
    .replace(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"');
}
