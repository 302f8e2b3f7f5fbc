// @vitest-environment jsdom
import { readToasts } from '@matiz/ui/overlays/toast-store.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';
import { share } from './share.ts';

const refuse = async () => Promise.reject(new DOMException('no', 'NotAllowedError'));
const said = () => readToasts().at(-1);

function standsOn(clipboard: unknown): void {
  vi.stubGlobal('navigator', { ...navigator, clipboard });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
}
afterEach(() => vi.unstubAllGlobals());

test('what was copied is said', async () => {
  const written: string[] = [];
  standsOn({ writeText: async (text: string) => void written.push(text) });
  await copyText('M-000123', 'Número copiado');
  expect([written, said()?.message]).toEqual([['M-000123'], 'Número copiado']);
});

test.each([
  ['the browser refuses', { writeText: refuse }],
  ['there is no clipboard without a secure context', undefined],
])('%s: nothing is said to be copied', async (_title, clipboard) => {
  standsOn(clipboard);
  await copyText('M-000123', 'Número copiado');
  expect(said()).toMatchObject({ tone: 'danger', message: expect.stringContaining('cópialo') });
});

test('a link is shared by WhatsApp, else copied, else told', async () => {
  const link = { title: 'Tinte', url: 'https://matiz.example/x' };
  const open = vi.spyOn(window, 'open').mockReturnValue({ opener: window } as unknown as Window);
  standsOn({ writeText: refuse });
  const before = said();
  await share({ phone: null }, link);
  expect([open.mock.calls.length, said()]).toEqual([1, before]);

  open.mockReturnValue(null);
  await share({ phone: null }, link);
  expect(said()?.message).toContain(link.url);

  standsOn({ writeText: async () => undefined });
  await share({ phone: null }, link);
  expect(said()?.message).toBe('Copiamos el enlace');
});

test('a text without a link is shared by WhatsApp, else copied, else told', async () => {
  const list = { title: 'Lista', text: 'Mira:\n• 2 × Tinte', url: null };
  const open = vi.spyOn(window, 'open').mockReturnValue({} as Window);
  const written: string[] = [];
  standsOn({ writeText: async (text: string) => void written.push(text) });
  await share({ phone: null }, list);
  const sent = new URL(String(open.mock.calls.at(-1)?.[0])).searchParams.get('text');
  expect([sent, written]).toEqual([list.text, []]);

  open.mockReturnValue(null);
  await share({ phone: null }, list);
  expect([written, said()?.message]).toEqual([[list.text], 'Copiamos el texto']);

  standsOn({ writeText: refuse });
  await share({ phone: null }, list);
  expect(said()).toMatchObject({ tone: 'danger', message: expect.stringContaining('WhatsApp') });
});
