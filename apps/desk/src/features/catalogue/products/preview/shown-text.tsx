import type { RichText, RichWords } from '@matiz/domain/kernel/rich-text.ts';

/** A description element by element, as the shop draws it; its links lead nowhere here. */
export function ShownText({ text }: { text: RichText }) {
  return (
    <div className="flex flex-col gap-3 text-base leading-7 whitespace-pre-line text-ink-soft [&_li]:ml-5 [&_ol]:list-decimal [&_strong]:text-ink [&_ul]:list-disc">
      {text.map(({ tag: Tag, items }, index) => {
        const lines = items.map((item) => item.map(drawWords));
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes its order
        return <Tag key={index}>{Tag === 'p' ? lines : lines.map(drawItem)}</Tag>;
      })}
    </div>
  );
}

function drawItem(words: React.ReactNode, index: number) {
  return <li key={index}>{words}</li>;
}

function drawWords({ text, strong, emphasis, href }: RichWords, index: number) {
  const look = href === undefined ? undefined : 'font-semibold text-accent underline';
  const words = emphasis ? <em>{text}</em> : text;
  return (
    <span key={index} className={look}>
      {strong ? <strong>{words}</strong> : words}
    </span>
  );
}
