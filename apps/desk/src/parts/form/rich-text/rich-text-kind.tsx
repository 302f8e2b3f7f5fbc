import { lazy, Suspense } from 'react';
import type { OwnControlProps } from '../field-types.ts';

/** The editor comes when a form that needs it is there. */
const Editor = lazy(() => import('./rich-text-editor.tsx'));

function RichTextControl(props: OwnControlProps) {
  return (
    <Suspense fallback={<div className="h-52" />}>
      <Editor {...props} />
    </Suspense>
  );
}

/** A field of a resource form that holds a text with lists, bold words and links, as HTML. */
export const richTextKind = {
  is: 'own',
  isOne: true,
  Control: RichTextControl,
  show: (value: string) => value,
} as const;
