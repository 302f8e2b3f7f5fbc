import { Button } from '@matiz/ui/button.tsx';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { questionCopy as copy } from '#copy/form.ts';
import { type OpenQuestion, readOpenQuestion, subscribeQuestion } from './ask.ts';

/** Where `ask` is answered. Once, beside the pages. */
export function QuestionWindow() {
  const question = useSyncExternalStore(subscribeQuestion, readOpenQuestion);
  return question ? <Asked key={question.text} question={question} /> : null;
}

/**
 * To close it means no, and so does Enter: a code reader sends one after each code. Going back means no
 * too: what was asked of one page is not done from another.
 */
function Asked({ question: { text, yes, no = copy.no, answer } }: { question: OpenQuestion }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const textId = useId();
  useEffect(() => {
    dialog.current?.showModal();
    const refuse = () => answer(false);
    window.addEventListener('popstate', refuse);
    return () => window.removeEventListener('popstate', refuse);
  }, [answer]);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={textId}
      onClose={() => answer(false)}
      className="m-auto w-[calc(100%-2rem)] max-w-md rounded-md bg-surface p-6 shadow-float backdrop:bg-ink/40"
    >
      <p id={textId} className="text-base font-semibold text-balance">
        {text}
      </p>
      <div className="mt-6 flex justify-end gap-3">
        <Button size="sm" variant="secondary" onClick={() => answer(false)}>
          {no}
        </Button>
        <Button size="sm" onClick={() => answer(true)}>
          {yes}
        </Button>
      </div>
    </dialog>
  );
}
