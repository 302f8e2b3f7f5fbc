import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PriceTag } from './price-tag.tsx';

const label = 'Inicia sesión para ver el precio';

/** What a person or a scraper can read: texts and the labels of elements. */
function readable(html: string): string {
  const labels = [...html.matchAll(/(?:aria-label|title|alt|data-[\w-]+|content)="([^"]*)"/g)];
  return `${html.replace(/<[^>]*>/g, ' ')} ${labels.map(([, text]) => text).join(' ')}`;
}

describe('PriceTag', () => {
  test('hidden: no digit reaches the page, and the reason is said (D-3)', () => {
    const html = renderToStaticMarkup(
      <PriceTag hidden hiddenLabel={label} hint="Entra para ver precios" />,
    );
    expect(readable(html)).not.toMatch(/\d/);
    expect(readable(html)).toContain(label);
  });

  test('hidden: the veil is not read aloud and holds no text of its own', () => {
    const html = renderToStaticMarkup(<PriceTag hidden hiddenLabel={label} />);
    expect(html).toMatch(/<span class="price-veil" aria-hidden="true"><\/span>/);
  });

  test('shows whole pesos with dots and no decimals (§9)', () => {
    const text = readable(renderToStaticMarkup(<PriceTag current={1028900} />));
    expect(text.replace(/\s/g, ' ').trim()).toBe('$ 1.028.900');
  });

  test('a reduction shows what it was, struck, and the percent', () => {
    const html = renderToStaticMarkup(<PriceTag current={18900} original={22200} percent={15} />);
    expect(html).toMatch(/<s>.*22\.200.*<\/s>/);
    expect(readable(html)).toMatch(/-\s?15\s%/);
    expect(readable(html)).toContain('Antes');
  });

  test('an original that is not higher is no reduction', () => {
    const html = renderToStaticMarkup(<PriceTag current={18900} original={18900} percent={15} />);
    expect(html).not.toContain('<s>');
  });
});
