import type { RichWords, RichText as Text } from '@matiz/domain/catalogue/rich-text.ts';
import type { ReactNode } from 'react';
import { AppLink } from '#lib/page/app-link.tsx';

/** A description in the few elements that are allowed; never markup from outside. */
export function RichTextView({ text }: { text: Text }) {
  return (
    <div className="flex flex-col gap-3 whitespace-pre-line text-base leading-7 text-ink-soft [&_a]:font-semibold [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-2 [&_li]:ml-5 [&_ol]:list-decimal [&_strong]:text-ink [&_ul]:list-disc">
      {text.map(({ tag: Tag, items }, index) => {
        const lines = items.map((item) => item.map(drawWords));
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes its order
        return <Tag key={index}>{Tag === 'p' ? lines : lines.map(drawItem)}</Tag>;
      })}
    </div>
  );
}

function drawItem(words: ReactNode, index: number) {
  return <li key={index}>{words}</li>;
}

function drawWords({ text, strong, emphasis, href }: RichWords, index: number): ReactNode {
  if (href?.startsWith('/')) {
    return (
      <AppLink key={index} to={href}>
        {text}
      </AppLink>
    );
  }
  if (href !== undefined) {
    return (
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    );
  }
  const leaning = emphasis ? <em key={index}>{text}</em> : text;
  return strong ? <strong key={index}>{leaning}</strong> : leaning;
}
