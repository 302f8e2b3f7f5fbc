import { keptForKey } from '#lib/offline/keeping.ts';
import { openKeptStore } from '#lib/offline/kept-store.ts';
import { drawProduct } from './draw-product.ts';
import { findKeptProduct } from './kept-product.ts';

/** The application waits so long for the look at most. */
const patienceMs = 400;
/** After so long the application says itself what it waits for. */
const longestMs = 8_000;

/**
 * The first script of the page that opens without a connection (ADR 109). The application takes a
 * phone a second or two to draw a product from what the device kept; until then its name and its
 * picture stand there. It starts the application, which would else be in its way: a build of its
 * own, of a few kilobytes, that shares no file with it.
 */
async function start(application: DocumentFragment): Promise<void> {
  // The release is named by its entry (`readRelease`), which has no whole address in a template.
  const release = application.querySelector('script')?.getAttribute('src')?.slice(1) ?? '';
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  // Nothing depends on the look: where it fails the application draws the page as ever.
  await Promise.race([showFirstLook(release).catch(() => undefined), late]);
  document.head.append(application);
}

async function showFirstLook(release: string): Promise<void> {
  const kept = { scope: readOwner(), release, atMs: Date.now() };
  const { pathname } = window.location;
  const product = await findKeptProduct(pathname, kept, openKeptStore(window.indexedDB));
  const root = document.getElementById('root');
  const isDrawn = () => root === null || root.querySelector('main, h1') !== null;
  if (product === null || root === null || isDrawn()) return;
  const look = drawProduct(document, product);
  root.before(look);
  document.title = `${product.name} · ${product.brand.name}`;
  // It lies over what the application shows while it starts, until the page itself is there.
  const drawn = new MutationObserver(() => {
    if (isDrawn()) end();
  });
  const end = () => {
    look.remove();
    drawn.disconnect();
  };
  drawn.observe(root, { childList: true, subtree: true });
  setTimeout(end, longestMs);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function readOwner(): string | null {
  try {
    return localStorage.getItem(keptForKey);
  } catch {
    return null;
  }
}

const application = document.querySelector<HTMLTemplateElement>('template#application');
if (application) void start(application.content);
