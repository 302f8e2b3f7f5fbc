import { commonCopy } from '#copy/everywhere.ts';
import { keepEarlyInput } from '../parts/early-input.ts';
import type { LcpPicture, PageMeta } from '../screen.ts';
import { escapeHtml } from './escape-html.ts';
import { hideClosed } from './hide-closed.ts';

/** The part of Vite's manifest that a page needs. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;
interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

/** The two faces that every page shows at once; their other alphabets load when needed. */
const firstFonts = [/figtree-latin-wght-normal/, /bricolage-grotesque-latin-wght-normal/];

/**
 * The one script that stands in every page. The page's policy knows it by its hash (ADR 47): it
 * stands there to the letter. Each part is an expression: without what tells them
 * apart, two would be one call.
 */
export const pageScript = [keepEarlyInput, hideClosed].join(';\n');

/** What the head says of one page before anything is fetched: title, description, the one script. */
export function writeHead(meta: PageMeta & { readonly ga4Id?: string | null }): string {
  const description = meta.description ?? commonCopy.description;
  return [
    `<title>${escapeHtml(meta.title ?? commonCopy.tagline)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    `<script>${pageScript}</script>`,
    ...(meta.ga4Id ? [`<meta name="matiz:ga4" content="${escapeHtml(meta.ga4Id)}" />`] : []),
  ].join('\n    ');
}

/**
 * What is fetched before the page asks for it, after the styles that paint it, in the order in which
 * a slow line should carry it; and what `outside` says to those who find the page.
 */
export function writeHints(
  lcp: PageMeta['lcp'],
  manifest: Manifest | null,
  sources: readonly string[],
  outside: readonly string[] = [],
): string {
  return [
    ...[lcp ?? []].flat().map(preloadPicture),
    ...(manifest ? preloadFonts(manifest) : []),
    ...outside,
    ...(manifest ? preloadParts(manifest, sources) : []),
  ].join('\n    ');
}

function preloadPicture({ src, srcSet, sizes, type, media }: LcpPicture): string {
  const attributes = { href: src, imagesrcset: srcSet, imagesizes: sizes, type, media };
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`);
  return `<link rel="preload" as="image" fetchpriority="high"${written.join('')} />`;
}

const fontsOf = new WeakMap<Manifest, string[]>();

/** The same for every page of a build. */
function preloadFonts(manifest: Manifest): string[] {
  const known = fontsOf.get(manifest) ?? findFonts(manifest);
  fontsOf.set(manifest, known);
  return known;
}

function findFonts(manifest: Manifest): string[] {
  const files = Object.values(manifest).flatMap(({ file, assets }) => [file, ...(assets ?? [])]);
  return firstFonts
    .flatMap((font) => files.find((file) => font.test(file)) ?? [])
    .map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin />`,
    );
}

/** The screen's own parts; those of the entry stand in the template already. */
function preloadParts(manifest: Manifest, sources: readonly string[]): string[] {
  const keys = new Set<string>();
  const visit = (key: string) => {
    if (keys.has(key) || key === 'index.html') return;
    keys.add(key);
    for (const next of manifest[key]?.imports ?? []) visit(next);
  };
  for (const source of sources) visit(source);
  return [...keys].flatMap((key) => {
    const file = manifest[key]?.file;
    return file ? [`<link rel="modulepreload" fetchpriority="low" href="/${file}" />`] : [];
  });
}
