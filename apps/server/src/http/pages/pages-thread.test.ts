import { afterEach, describe, expect, it } from 'vitest';
import type { PageHelp } from './pages-renderer.ts';
import { createPageThread, type PageThread } from './pages-thread.ts';

/** A server entry as the build has it, which does what the address says. */
const entry = `data:text/javascript,${encodeURIComponent(`
  export const facts = { scripts: ['run()'], kept: [{ path: '/', query: { page: /^2$/ } }] };
  export async function render(request, { fetchApi, template, ga4Id, onError }) {
    const { pathname } = new URL(request.url);
    if (pathname === '/fails') throw new TypeError('cannot be drawn');
    if (pathname === '/dies') process.exit(3);
    if (pathname === '/spins') { onError(new Error('spinning')); for (;;); }
    const { status, body } = await fetchApi({ method: 'GET', path: '/auth/me', headers: {} });
    const text = JSON.stringify({ template, ga4Id, status, body });
    return { status: 203, headers: [['x-drawn', 'here']], bytes: Buffer.from(text) };
  }
`)}`;
const build = { entry, template: '<html>', manifest: null };

const threads: PageThread[] = [];
function open(made = build): PageThread {
  const thread = createPageThread(made);
  threads.push(thread);
  return thread;
}
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.stop();
});

const sent = { encoding: 'br', effort: 'quickly' } as const;
const pageRequest = (path: string) => ({ url: `http://localhost${path}`, ga4Id: null, ...sent });
const help: PageHelp = {
  callApi: async ({ path }) => ({ status: 200, json: JSON.stringify({ asked: path }) }),
  onError: () => {},
};

describe('a page thread', () => {
  it('draws a page with what it calls, which is called in this thread', async () => {
    const { status, headers, bytes, encoding } = await open().draw(pageRequest('/'), help);
    expect([status, encoding]).toEqual([203, 'identity']);
    expect(headers).toContainEqual(['x-drawn', 'here']);
    expect(JSON.parse(String(Buffer.from(bytes)))).toEqual({
      template: '<html>',
      ga4Id: null,
      status: 200,
      body: { asked: '/auth/me' },
    });
  });

  it('leaves this one free while it draws', async () => {
    const thread = open();
    const begun = Promise.withResolvers<unknown>();
    const page = thread.draw(pageRequest('/spins'), { ...help, onError: begun.resolve });
    const ended = expect(page).rejects.toThrow('the page thread ended');
    expect(String(await begun.promise)).toContain('spinning');
    expect(thread.drawing).toBe(1);
    await thread.stop();
    await ended;
  });

  it('fails the page that cannot be drawn, and draws the next', async () => {
    const thread = open();
    await expect(thread.draw(pageRequest('/fails'), help)).rejects.toThrow('cannot be drawn');
    const lost = { ...help, callApi: () => Promise.reject(new Error('closing')) };
    await expect(thread.draw(pageRequest('/'), lost)).rejects.toThrow('closing');
    expect((await thread.draw(pageRequest('/'), help)).status).toBe(203);
    expect(thread.drawing).toBe(0);
  });

  it('begins again when it dies: only the pages that it was drawing fail', async () => {
    const thread = open();
    await expect(thread.draw(pageRequest('/dies'), help)).rejects.toThrow('ended with 3');
    expect((await thread.draw(pageRequest('/'), help)).status).toBe(203);
  });

  it('says at the start what the build says of its pages, or that it cannot be loaded', async () => {
    const thread = open({ ...build, entry: 'data:text/javascript,throw new Error("broken")' });
    await expect(thread.start()).rejects.toThrow('broken');
    const facts = await open().start();
    expect(facts.scripts).toEqual(['run()']);
    expect(facts.kept[0]?.query.page).toEqual(/^2$/);
  });
});
