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

/** What the web's server entry exports (`apps/web/src/entry.server.tsx`). */
export type Render = (
  request: Request,
  options: {
    fetchApi(request: ApiRequest): Promise<{ readonly status: number; readonly body: unknown }>;
    template: string;
    manifest: unknown;
    nonce: string;
    ga4Id: string | null;
    onError: (error: unknown) => void;
  },
) => Promise<Response>;

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
  readonly nonce: string;
  readonly ga4Id: string | null;
}

export interface DrawnPage {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly text: string;
}

/** What drawing a page needs of the server: its calls, and somebody to hear of problems. */
export interface PageHelp {
  callApi: CallApi;
  onError(error: unknown): void;
}

/** Where pages come from: the build, on threads of its own, or Vite with hot reload. */
export interface WebSource {
  draw(pageRequest: PageRequest, help: PageHelp): Promise<DrawnPage>;
}

export async function drawPage(
  { render, template, manifest }: PageRenderer,
  { url, nonce, ga4Id }: PageRequest,
  { callApi, onError }: PageHelp,
): Promise<DrawnPage> {
  const page = await render(new Request(url), {
    async fetchApi(request) {
      const { status, json } = await callApi(request);
      return { status, body: json === null ? null : JSON.parse(json) };
    },
    template,
    manifest,
    nonce,
    ga4Id,
    onError,
  });
  return { status: page.status, headers: [...page.headers], text: await page.text() };
}
