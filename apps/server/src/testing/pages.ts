import { vi } from 'vitest';
import { encode } from '../http/pages/kept/page-encoding.ts';
import { servePages } from '../http/pages/pages.ts';
import type { WebSource } from '../http/pages/pages-renderer.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export const pagePatience = { timeout: 20_000, interval: 10 };

type Open = (options: TestAppOptions) => Promise<TestApp>;

export type PagesFixture = ReturnType<typeof createPagesFixture>;

/** A web whose pages say who looks, from where, and what there is. */
export function createPagesFixture() {
  let drawn: string[] = [];
  let afterReading: (() => Promise<unknown>) | null = null;
  let addresses = 0;

  const source: WebSource = {
    scripts: ["run('early')"],
    kept: [{ path: '/lista/:name', query: { page: /^\d{1,3}$/, sort: /^[a-z]+$/ } }],
    async draw({ url, encoding, effort }, { callApi }) {
      drawn.push(url.replace('http://localhost:3000', ''));
      const ask = async (path: string) =>
        JSON.parse(String((await callApi({ method: 'GET', path, headers: {} })).json));
      if (url.includes('/lista/mueve')) {
        const location = [['location', url]] as const;
        return { status: 302, headers: location, bytes: Buffer.from(''), encoding: 'identity' };
      }
      const me = await ask('/auth/me');
      const { result: goods } = await ask('/product/list');
      await afterReading?.();
      const page = { user: me.user, city: me.delivery.city, goods, long: 'x'.repeat(2_000) };
      const headers = [['content-type', 'text/html; charset=utf-8']] as const;
      const bytes = Buffer.from(JSON.stringify(page));
      return { status: 200, headers, ...(await encode(bytes, { encoding, effort })) };
    },
  };

  /** An address that nobody has asked for. */
  function fresh(): string {
    addresses += 1;
    return `/lista/numero-${addresses}`;
  }

  return {
    fresh,
    /** The addresses that were drawn, in their order. */
    get drawn(): readonly string[] {
      return drawn;
    },
    forgetDrawn(): void {
      drawn = [];
    },
    /** What runs while a page is drawn, after it has read. */
    pauseAfterReading(pause: (() => Promise<unknown>) | null): void {
      afterReading = pause;
    },
    /** The application with these pages; those of another build where it is given. */
    async open(open: Open = createTestApp, serve: typeof servePages = servePages) {
      let shop: TestApp | undefined;
      shop = await open({
        addRoutes: (app) =>
          serve(app, source, {
            ga4Id: null,
            cardOrigin: null,
            news: { listen: (channel, ear) => onceThere(() => shop?.sql.listen(channel, ear)) },
          }),
      });
      return shop;
    },
    /** Waits until news of what was done before are heard, and what is drawn is kept. */
    async untilKept({ app }: TestApp): Promise<void> {
      await vi.waitUntil(async () => {
        const address = fresh();
        await app.inject({ url: address });
        const before = drawn.length;
        await app.inject({ url: address });
        return drawn.length === before;
      }, pagePatience);
    },
  };
}

/** The pages begin to listen before the test has the database in its hands. */
function onceThere(listen: () => { stop(): Promise<void> } | undefined) {
  const listening = Promise.resolve().then(async () => vi.waitUntil(listen, pagePatience));
  return { stop: async () => (await listening).stop() };
}
