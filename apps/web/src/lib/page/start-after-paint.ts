/** Names the template in which a page's scripts lie until it is painted. */
const templateId = 'application';

/**
 * Runs in the server's page before anything else: starts the application once the page is painted and
 * read whole (ADR 110). On a second visit its scripts are there at once, and reading and running them
 * would keep the page from the screen. `load` is for what nobody looks at, and for browsers that do
 * not tell what they paint.
 */
export const startAfterPaint = `(()=>{const start=()=>{const held=document.getElementById('${templateId}');
if(document.readyState=='loading')addEventListener('DOMContentLoaded',start);
else if(held){held.remove();document.head.append(held.content)}};
try{new PerformanceObserver((seen,o)=>{if(seen.getEntriesByName('first-contentful-paint').length){o.disconnect();setTimeout(start)}}).observe({type:'paint',buffered:true})}catch{}
addEventListener('load',start)})()`;

const scripts = /<script type="module"[^>]*src="([^"]*)"[^>]*><\/script>/g;
const parts = /<link rel="modulepreload"( fetchpriority="low")?( crossorigin)?/g;

/**
 * The built page with its scripts in the template. Their bytes are fetched meanwhile, and not read: a
 * browser reads what is preloaded as a module as soon as it has come.
 */
export function deferScripts(page: string): string {
  const application = page.match(scripts)?.join('') ?? '';
  return page
    .replace(scripts, (_, address) => `${fetchedPart} href="${address}">`)
    .replace(parts, fetchedPart)
    .replace(
      '</head>',
      () => `  <template id="${templateId}">${application}</template>\n  </head>`,
    );
}

/** How a part of the application is fetched ahead; its address follows. */
export const fetchedPart = '<link rel="preload" as="script" crossorigin fetchpriority="low"';
