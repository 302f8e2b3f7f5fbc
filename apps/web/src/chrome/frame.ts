/**
 * What stands around a page. plain: logo only (landing, login); home: logo, place and search;
 * search: the page brings its own field; inner: back, search, cart; purchase: back and title,
 * nothing that leads away.
 */
export type Frame = 'plain' | 'home' | 'search' | 'inner' | 'purchase';

const frames: readonly (readonly [prefix: string, frame: Frame])[] = [
  ['/home/marketplace', 'home'],
  ['/home/search', 'search'],
  ['/view-results-search', 'search'],
  ['/home/purchase', 'purchase'],
  ['/home', 'inner'],
  ['/aprobar-pedido', 'plain'],
  ['/login', 'plain'],
  ['/registro', 'plain'],
  ['/register', 'plain'],
  ['/registration-status', 'plain'],
  ['/send-confirmation-code', 'plain'],
  ['/verify-code', 'plain'],
];

/** The frame of a route, by its path in the route table. */
export function frameOf(path: string): Frame {
  if (path === '/') return 'plain';
  return frames.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'inner';
}
