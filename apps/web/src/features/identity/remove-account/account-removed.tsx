import { Button } from '@matiz/ui/button.tsx';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { removeAccountCopy as copy } from '#copy/identity/remove-account.ts';

/** §8: said in its words. The way on loads the page again, as a visitor's. */
export function AccountRemoved({ message }: { message: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="page flex max-w-md flex-col items-center py-20 text-center">
      <CircleCheck size={56} aria-hidden="true" className="text-now" />
      <h1 ref={title} tabIndex={-1} className="mt-5 text-2xl outline-none">
        {message}
      </h1>
      <p className="mt-2 text-ink-soft">{copy.doneText}</p>
      <Button size="lg" className="mt-7" onClick={() => window.location.replace('/')}>
        {copy.goHome}
      </Button>
    </div>
  );
}
