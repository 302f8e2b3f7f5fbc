/**
 * What stands around a page. plain: logo only (landing, login); home: logo, place and search;
 * search: the page brings its own field; inner: back, search, cart; goods: the same, and at the
 * bottom the product's own bar in the place of the tabs; purchase: back and title, nothing that
 * leads away.
 */
export type Frame = 'plain' | 'home' | 'search' | 'inner' | 'goods' | 'purchase';

const frames: readonly (readonly [prefix: string, frame: Frame])[] = [
  ['/home/marketplace', 'home'],
  ['/home/search', 'search'],
  ['/view-results-search', 'search'],
  ['/home/purchase', 'purchase'],
  ['/home', 'inner'],
  ['/product/', 'goods'],
  ['/aprobar-pedido', 'plain'],
  ['/login', 'plain'],
  ['/registro', 'plain'],
  ['/register', 'plain'],
  ['/registration-status', 'plain'],
  ['/send-confirmation-code', 'plain'],
  ['/verify-code', 'plain'],
];

/** A phone’s five destinations stand under the page. */
export function hasTabs(frame: Frame): boolean {
  return frame === 'home' || frame === 'search' || frame === 'inner';
}

/** The frame of a route, by its path in the route table. */
export function frameOf(path: string): Frame {
  if (path === '/') return 'plain';
  return frames.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'inner';
}
