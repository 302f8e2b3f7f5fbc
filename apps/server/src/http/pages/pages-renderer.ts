import { type Effort, encode, type PageEncoding } from './kept/page-encoding.ts';
import type { KeptRoute } from './kept/page-key.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A request of the web's typed client, without `/api`. */
export interface ApiRequest {
  readonly method: Method;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a call answered, as it was written; null: not JSON. */
export interface ApiReply {
  readonly status: number;
  readonly json: string | null;
}

export type CallApi = (request: ApiRequest) => Promise<ApiReply>;

/** A page as the web draws it. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bytes: Uint8Array;
}

/** What the web's server entry exports (`apps/web/src/entry.server.tsx`). */
export type Render = (
  request: Request,
  options: {
    fetchApi(request: ApiRequest): Promise<{ readonly status: number; readonly body: unknown }>;
    template: string;
    manifest: unknown;
    ga4Id: string | null;
    onError: (error: unknown) => void;
  },
) => Promise<RenderedPage>;

export interface PageRenderer {
  readonly render: Render;
  /** index.html with its marks. */
  readonly template: string;
  /** The client build's manifest; null in development. */
  readonly manifest: unknown;
}

export interface PageRequest {
  /** The whole address. */
  readonly url: string;
  readonly ga4Id: string | null;
  readonly encoding: PageEncoding;
  readonly effort: Effort;
}

/** A page in the encoding that was asked for, or as it is where that is not worth it. */
export interface DrawnPage extends RenderedPage {
  readonly encoding: PageEncoding;
}

/** What drawing a page needs of the server: its calls, and someone to hear of problems. */
export interface PageHelp {
  callApi: CallApi;
  onError(error: unknown): void;
}

/** What the web says of its pages before it draws one. */
export interface WebFacts {
  /** The scripts that stand in its pages themselves: nothing else that does may run. */
  readonly scripts: readonly string[];
  /** The pages that are the same for all who only look from one place. */
  readonly kept: readonly KeptRoute[];
}

/** Where pages come from: the build, on threads of its own, or Vite with hot reload. */
export interface WebSource extends WebFacts {
  draw(pageRequest: PageRequest, help: PageHelp): Promise<DrawnPage>;
}

export async function drawPage(
  { render, template, manifest }: PageRenderer,
  { url, ga4Id, ...asked }: PageRequest,
  { callApi, onError }: PageHelp,
): Promise<DrawnPage> {
  const page = await render(new Request(url), {
    async fetchApi(request) {
      const { status, json } = await callApi(request);
      return { status, body: json === null ? null : JSON.parse(json) };
    },
    template,
    manifest,
    ga4Id,
    onError,
  });
  return { ...page, ...(await encode(page.bytes, asked)) };
}
