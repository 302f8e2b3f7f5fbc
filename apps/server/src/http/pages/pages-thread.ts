import { Worker } from 'node:worker_threads';
import type { DrawnPage, PageHelp, PageRequest, WebFacts } from './pages-renderer.ts';
import type { FromThread, PageBuild, ToThread } from './pages-worker.ts';

interface Drawing {
  readonly help: PageHelp;
  resolve(page: DrawnPage): void;
  reject(error: Error): void;
}

export type PageThread = ReturnType<typeof createPageThread>;

/**
 * A thread that draws pages, so that calls never wait for one to be drawn; what a page reads is
 * read in this one. It begins again when it dies: only the pages that it was drawing fail.
 */
export function createPageThread(build: PageBuild) {
  const drawings = new Map<number, Drawing>();
  let thread: Worker | undefined;
  let ready = createSignal();
  let last = 0;

  function start(): Worker {
    const begun = new Worker(new URL('./pages-worker.ts', import.meta.url), { workerData: build });
    // The server says how long the process lives, not what it draws with.
    begun.unref();
    begun.on('message', (message: FromThread) => hear(message, begun));
    begun.on('error', (error) => giveUp(begun, error));
    begun.on('exit', (code) => giveUp(begun, new Error(`the page thread ended with ${code}`)));
    return begun;
  }

  function giveUp(ended: Worker, error: Error): void {
    if (thread !== ended) return;
    thread = undefined;
    ready.reject(error);
    ready = createSignal();
    for (const { reject } of drawings.values()) reject(error);
    drawings.clear();
  }

  function hear(message: FromThread, from: Worker): void {
    if (message.kind === 'ready') {
      ready.resolve(message.facts);
      return;
    }
    const drawing = drawings.get(message.page);
    switch (message.kind) {
      case 'call':
        void answer(message, from);
        return;
      case 'problem':
        drawing?.help.onError(new Error(message.error));
        return;
      case 'drawn':
        drawing?.resolve(message.drawn);
        break;
      case 'failed':
        drawing?.reject(new Error(message.error));
        break;
    }
    drawings.delete(message.page);
  }

  async function answer(
    { page, call, request }: Extract<FromThread, { kind: 'call' }>,
    from: Worker,
  ): Promise<void> {
    try {
      const reply = await drawings.get(page)?.help.callApi(request);
      if (reply) say(from, { kind: 'reply', call, reply });
    } catch (error) {
      say(from, { kind: 'lost', call, error: String(error) });
    }
  }

  return {
    /** What the build says of its pages. Rejects when it cannot be loaded. */
    start(): Promise<WebFacts> {
      thread ??= start();
      return ready.promise;
    },
    get drawing(): number {
      return drawings.size;
    },
    draw(pageRequest: PageRequest, help: PageHelp): Promise<DrawnPage> {
      return new Promise((resolve, reject) => {
        thread ??= start();
        last += 1;
        drawings.set(last, { help, resolve, reject });
        say(thread, { kind: 'draw', page: last, pageRequest });
      });
    },
    async stop(): Promise<void> {
      await thread?.terminate();
    },
  };
}

function say(thread: Worker, message: ToThread): void {
  thread.postMessage(message);
}

/** A promise that may be rejected while nobody waits for it. */
function createSignal(): PromiseWithResolvers<WebFacts> {
  const signal = Promise.withResolvers<WebFacts>();
  signal.promise.catch(() => {});
  return signal;
}
