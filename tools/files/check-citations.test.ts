import { describe, expect, it } from 'vitest';
import { checkCitations, citableOf } from './check-citations.ts';

const citable = citableOf(
  new Map([
    ['docs/product/2-screens.md', '# §2 Screens'],
    ['docs/decisions.md', '## D-6 Prices\nOne resolver.\n'],
    ['docs/adr/0024-coupons-are-spread.md', '# 24.'],
  ]),
);
const messages = (text: string) =>
  checkCitations('a.ts', text, citable).map(({ message }) => message);

describe('every citation leads somewhere', () => {
  it.each(['§2', 'D-6', 'ADR 24', 'ADR 0024', 'no citation at all'])('%s stands here', (text) => {
    expect(messages(text)).toEqual([]);
  });

  it.each([
    ['§3', 'docs/product'],
    ['§2.1', 'docs/product'],
    ['D-7', 'docs/decisions.md'],
    ['ADR 0025', 'docs/adr'],
    ['see reference §1.5', 'docs/'],
    ['see ../shared/design.md', 'docs/'],
  ])('%s leads nowhere, and the remedy is named', (text, remedy) => {
    expect(messages(text).join()).toContain(remedy);
  });

  it('names each once, however often it is cited', () => {
    expect(messages('§3 and §3 again')).toHaveLength(1);
  });
});
