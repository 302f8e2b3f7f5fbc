import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { Services } from './services.ts';

/** What a page says of itself in its head; whatever is left out comes from the route's row. */
export interface PageMeta {
  /** Without the tagline. */
  readonly title?: string;
  readonly description?: string;
  /** The picture that will be the largest paint, in each of its shapes: preloaded. */
  readonly lcp?: LcpPicture | readonly LcpPicture[];
  readonly status?: number;
  /** Lazy parts that this page shows at once, as the build's manifest names them: preloaded. */
  readonly parts?: readonly string[];
}

export interface LcpPicture {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly type?: string;
  readonly media?: string;
}

export interface ScreenArgs extends Services {
  readonly params: Params;
  readonly url: URL;
}

/** A screen's file: what is drawn and, before that, the data that has to be in the cache. */
export interface ScreenModule {
  readonly Component: ComponentType;
  readonly loadScreenData?: (args: ScreenArgs) => Promise<PageMeta | Response | null>;
}
