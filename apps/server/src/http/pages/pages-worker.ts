import { parentPort, workerData } from 'node:worker_threads';
import {
  type ApiReply,
  type ApiRequest,
  type DrawnPage,
  drawPage,
  type PageRenderer,
  type PageRequest,
  type Render,
  type WebFacts,
} from './pages-renderer.ts';

/** What the thread is made with: the build's server entry, and what every page of it needs. */
export interface PageBuild {
  readonly entry: string;
  readonly template: string;
  readonly manifest: unknown;
}

/** What the server says to the thread: a page to draw, and what came of a call. */
export type ToThread =
  | { readonly kind: 'draw'; readonly page: number; readonly pageRequest: PageRequest }
  | { readonly kind: 'reply'; readonly call: number; readonly reply: ApiReply }
  | { readonly kind: 'lost'; readonly call: number; readonly error: string };

/** What the thread says: calls and problems of a page, and what became of it. */
export type FromThread =
  | { readonly kind: 'ready'; readonly facts: WebFacts }
  | { readonly kind: 'call'; readonly page: number; readonly call: number; request: ApiRequest }
  | { readonly kind: 'problem'; readonly page: number; readonly error: string }
  | { readonly kind: 'drawn'; readonly page: number; readonly drawn: DrawnPage }
  | { readonly kind: 'failed'; readonly page: number; readonly error: string };

const { entry, template, manifest }: PageBuild = workerData;
const { render, facts }: { render: Render; facts: WebFacts } = await import(entry);
const renderer: PageRenderer = { render, template, manifest };
const calls = new Map<number, PromiseWithResolvers<ApiReply>>();
let lastCall = 0;

function say(message: FromThread): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'draw') return draw(message.page, message.pageRequest);
  const call = calls.get(message.call);
  calls.delete(message.call);
  if (message.kind === 'reply') call?.resolve(message.reply);
  else call?.reject(new Error(message.error));
});
say({ kind: 'ready', facts });

function draw(page: number, pageRequest: PageRequest): void {
  const drawing = drawPage(renderer, pageRequest, {
    callApi: (request) => callServer(page, request),
    onError: (error) => say({ kind: 'problem', page, error: describe(error) }),
  });
  drawing.then(
    (drawn) => say({ kind: 'drawn', page, drawn }),
    (error: unknown) => say({ kind: 'failed', page, error: describe(error) }),
  );
}

function callServer(page: number, request: ApiRequest): Promise<ApiReply> {
  const call = Promise.withResolvers<ApiReply>();
  lastCall += 1;
  calls.set(lastCall, call);
  say({ kind: 'call', page, call: lastCall, request });
  return call.promise;
}

/** As text: not everything that can be thrown can be sent to another thread. */
function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? String(error)) : String(error);
}
