import { parseRichText, type RichNode } from '@matiz/domain/catalogue/rich-text.ts';
import type { ReactNode } from 'react';
import { AppLink } from '#lib/page/app-link.tsx';

/** A description in the few elements that are allowed; never markup from outside. */
export function RichText({ html }: { html: string }) {
  return (
    <div className="flex flex-col gap-3 text-base leading-7 text-ink-soft [&_a]:font-semibold [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-2 [&_li]:ml-5 [&_ol]:list-decimal [&_strong]:text-ink [&_ul]:list-disc">
      {draw(parseRichText(html))}
    </div>
  );
}

function draw(nodes: readonly RichNode[]): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes its order
  return nodes.map((node, place) => <Node key={place} node={node} />);
}

function Node({ node }: { node: RichNode }) {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  if (tag === 'br') return <br />;
  if (tag !== 'a') {
    const Tag = tag;
    return <Tag>{draw(children)}</Tag>;
  }
  if (href === null) return draw(children);
  if (href.startsWith('/')) return <AppLink to={href}>{draw(children)}</AppLink>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {draw(children)}
    </a>
  );
}
