import type { RichWords } from '@matiz/domain/kernel/rich-text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#lib/network/query-client.ts';
import { ServicesProvider } from '#lib/services.ts';
import { serverPlatform } from '#platform/platform.ts';
import { createServices } from '../create-services.ts';
import { RichTextView } from './rich-text-view.tsx';

const services = createServices({
  transport: () => Promise.reject(new TypeError('nothing is asked')),
  platform: serverPlatform,
  queryClient: createQueryClient(),
});

function drawn(words: readonly RichWords[]): string {
  const page = renderToStaticMarkup(
    <ServicesProvider value={services}>
      <MemoryRouter>
        <RichTextView text={[{ tag: 'p', items: [words] }]} />
      </MemoryRouter>
    </ServicesProvider>,
  );
  return page.replace(/^<div[^>]*><p>|<\/p><\/div>$/g, '');
}

test.each<[RichWords, string]>([
  [{ text: '<b>Cubre</b>' }, '&lt;b&gt;Cubre&lt;/b&gt;'],
  [{ text: 'canas', strong: true }, '<strong>canas</strong>'],
  [{ text: 'canas', emphasis: true }, '<em>canas</em>'],
  [{ text: 'canas', strong: true, emphasis: true }, '<strong><em>canas</em></strong>'],
  [
    { text: 'ver', href: 'https://matiz.co/a?b=1&c=2' },
    '<a href="https://matiz.co/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">ver</a>',
  ],
])('RichText draws %j', (words, expected) => expect(drawn([words])).toBe(expected));

test('RichText opens a page of ours inside the application', () => {
  const link = drawn([{ text: 'Lee ' }, { text: 'los términos', href: '/terms-conditions' }]);
  expect(link).toContain('href="/terms-conditions"');
  expect(link).not.toContain('target');
});

test('RichText draws a list point by point', () => {
  const items = [[{ text: 'Uno' }], [{ text: 'Dos' }]];
  const page = renderToStaticMarkup(<RichTextView text={[{ tag: 'ol', items }]} />);
  expect(page).toContain('<ol><li>Uno</li><li>Dos</li></ol>');
});
