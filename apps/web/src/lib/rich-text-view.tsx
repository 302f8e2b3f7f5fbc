import type { RichWords, RichText as Text } from '@matiz/domain/kernel/rich-text.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AppLink } from '#lib/page/app-link.tsx';

const looks = {
  page: 'gap-3 text-base leading-7 text-ink-soft [&_a]:font-semibold [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-2 [&_strong]:text-ink',
  note: 'gap-1.5 text-balance',
} as const;

/** What is written by people outside in the few elements that are allowed; never their markup. */
export function RichTextView({ text, look = 'page' }: { text: Text; look?: keyof typeof looks }) {
  return (
    <div
      className={clsx(
        'flex flex-col whitespace-pre-line [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc',
        looks[look],
      )}
    >
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
