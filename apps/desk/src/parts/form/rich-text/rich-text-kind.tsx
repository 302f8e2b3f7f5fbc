import { plainText } from '@matiz/domain/kernel/rich-text.ts';
import { lazy, Suspense } from 'react';
import type { OwnControlProps } from '../field-types.ts';
import { readHtml } from './rich-dom.ts';

/** The editor comes when a form that needs it is there. */
const Editor = lazy(() => import('./rich-text-editor.tsx'));

function RichTextControl(props: OwnControlProps) {
  return (
    <Suspense fallback={<Place label={props.label} />}>
      <Editor {...props} />
    </Suspense>
  );
}

/** Where the editor will stand, with its bar. */
function Place({ label }: { readonly label: string }) {
  return (
    <div aria-busy="true">
      <span className="mb-1 block text-[0.8125rem] text-ink-soft">{label}</span>
      <div className="h-[10.625rem] rounded-sm border border-line-strong bg-surface">
        <div className="h-[2.625rem] border-b border-line" />
      </div>
    </div>
  );
}

/** A field of a resource form that holds a text with lists, bold words and links, as HTML. */
export const richTextKind = {
  is: 'own',
  isOne: true,
  Control: RichTextControl,
  // A history and a conflict say its words.
  show: (value: string) => plainText(readHtml(value)),
} as const;
