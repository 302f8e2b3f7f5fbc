import { expect, it } from 'vitest';
import { writePageData } from './page-data.ts';

it('cannot be ended by what it carries', () => {
  const text = '</script><script>alert(1)</script><!--';
  const html = writePageData({
    queries: { mutations: [], queries: [] },
    router: { loaderData: { page: { title: text } } },
  });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
  const json = html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'));
  expect(JSON.parse(json).router.loaderData.page.title).toBe(text);
});
