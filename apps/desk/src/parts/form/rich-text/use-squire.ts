import { writeRichText } from '@matiz/domain/kernel/rich-text.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import Squire from 'squire-rte';
import { drawText, readElement, readHtml } from './rich-dom.ts';

/** What words can be made, and whether those at the cursor are it. */
export type Mark = 'bold' | 'italic' | 'bullets' | 'numbers' | 'link';
const tags: Readonly<Record<Mark, string>> = {
  bold: 'b',
  italic: 'i',
  bullets: 'ul',
  numbers: 'ol',
  link: 'a',
};
const noMarks: ReadonlySet<Mark> = new Set();

/**
 * The editor in an element: what is written goes out as the HTML that the server would keep, and what
 * comes from elsewhere (another version, what was discarded) is drawn in its place.
 */
export function useSquire(
  root: RefObject<HTMLElement | null>,
  value: string,
  onChange: (value: string) => void,
) {
  const [editor, setEditor] = useState<Squire | null>(null);
  const [marks, setMarks] = useState(noMarks);
  const written = useRef<string | null>(null);
  const tell = useRef(onChange);
  tell.current = onChange;

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const made = new Squire(element, {
      blockTag: 'P',
      sanitizeToDOMFragment: (html: string) => drawText(readHtml(html)),
    });
    made.addEventListener('input', () => {
      written.current = writeRichText(readElement(element));
      tell.current(written.current);
    });
    const look = () => setMarks(marksOf(made));
    for (const moment of ['pathChange', 'select', 'cursor']) made.addEventListener(moment, look);
    setEditor(made);
    return () => made.destroy();
  }, [root]);

  useEffect(() => {
    if (!editor || value === written.current) return;
    written.current = value;
    editor.setHTML(value);
  }, [editor, value]);

  const toggle = (mark: Exclude<Mark, 'link'>) => {
    if (!editor) return;
    const isSet = marks.has(mark);
    if (mark === 'bold') isSet ? editor.removeBold() : editor.bold();
    else if (mark === 'italic') isSet ? editor.removeItalic() : editor.italic();
    else if (isSet) editor.removeList();
    else if (mark === 'bullets') editor.makeUnorderedList();
    else editor.makeOrderedList();
    editor.focus();
  };
  /** Null takes the link away. */
  const link = (href: string | null) => {
    if (href === null) editor?.removeLink();
    else editor?.makeLink(href);
    editor?.focus();
  };
  return { marks, toggle, link };
}

function marksOf(editor: Squire): ReadonlySet<Mark> {
  const all = Object.keys(tags) as Mark[];
  return new Set(all.filter((mark) => editor.hasFormat(tags[mark])));
}
